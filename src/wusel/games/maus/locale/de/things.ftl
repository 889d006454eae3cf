# Wie die Dinge heißen. Mäuse, Figuren, Karten, Gegenstände, Fähigkeiten, Räume, Begegnungen, Kapitel, Taten, Seiten und Zähler
# haben ihre Titel in den Inhaltsdateien; auch Spinne und Hundertfüßer, die wie ihre Figuren heißen.

# --- der Würfel

face-cheese = Käse
face-sword_star = Schwert ★
face-shield = Schwert & Schild
face-shield_star = Schwert & Schild ★
face-bow = Bogen
face-bow_star = Bogen ★

# --- Gegner

foe-roach = Kakerlake
foe-rat = Ratte
foe-rat_elite = Eliteratte
foe-boss_captain = Gram
foe-boss_centipede = Kettra
foe-boss_cat = Brodie
foe-boss_sorceress = Flor

# --- Orte

exit-north = Norden
exit-east = Osten
exit-south = Süden
exit-west = Westen
exit-turn = Wendefeld
area-paws = die Pfotenabdrücke
area-all = überall
area-special = die besonderen Felder
area-a-number = a{ $number }
area-b-number = b{ $number }
area-c-number = c{ $number }
area-d-number = d{ $number }
area-e-number = e{ $number }
area-f-number = f{ $number }

# --- Zustände und Ehrennamen

condition-stunned = betäubt
condition-stunned-text = Die Maus kann sich bewegen, aber sonst nichts tun, als sich zu erholen.
condition-webbed = eingesponnen
condition-webbed-text = Die Maus kann weder gehen noch wuseln, bis sie sich mit einem Stern erholt hat.
condition-knocked_down = am Boden
condition-knocked_down-text = Aufstehen kostet die ganze Bewegung. Alles andere geht auch im Liegen.
condition-bewitched = verhext
condition-bewitched-text = In ihrem nächsten Zug geht und kämpft die Maus wie ein Gegner.
condition-unseen = unbemerkt
condition-unseen-text = Kein Gegner greift an, solange eine andere Maus da ist.
achievement-three_cheeses = Dreikäsehoch
achievement-three_cheeses-text = Würfelt die Maus in der Abwehr Käse, bekommen alle ein Stück, die nicht gefangen sind.
achievement-roach_terror = Kakerlakenschreck
achievement-roach_terror-text = Kakerlaken im selben Raum sind nicht gierig.
achievement-poison_master = Giftmeister
achievement-poison_master-text = Giftwunden sind für die Maus gewöhnliche Wunden.
achievement-escape_artist = Entwischer
achievement-escape_artist-text = Zum dritten Mal gefangen, ist die Maus sofort wieder frei und behält ihre Ausrüstung.
achievement-cat_tamer = Katzenbändiger
achievement-cat_tamer-text = Große Gegner wehren sich gegen die Maus mit einem Würfel weniger.

# --- Klassen und Karten

class-warrior = Kampf
class-leader = Führung
class-mystic = Mystik
class-scamp = Schabernack
class-tinkerer = Tüftelei
class-archer = Bogenkunst
class-healer = Heilkunst
reach-melee = Nahkampf
reach-ranged = Fernkampf
part-paw = Pfote
part-two_paws = beide Pfoten
part-body = Leib
part-head = Kopf
part-neck = Hals
part-tail = Schwanz
part-no_part = irgendwo
sort-weapon = Waffe
sort-armour = Rüstung
sort-accessory = Schmuck
sort-one_use = zum einmaligen Gebrauch
sort-trick = Kniff
sort-event = Ereignis
sort-party_item = für die Gruppe
sort-gear = Startausrüstung

# --- Stichwörter der Begegnungen

keyword-mouse_trap = Mausefalle
keyword-mouse_trap-text = Auf jedem roten Kreuz liegt eine Falle.
keyword-ambush = Hinterhalt
keyword-ambush-text = Die Karten dieser Gegner rücken auf der Leiste nach oben, jede um ihren eigenen Wurf.
keyword-greedy = Gierig
keyword-greedy-text = Was Kakerlaken stehlen, kommt auf das Käserad.
keyword-dark = Finster
keyword-dark-text = Niemand sieht weiter als drei Felder.
keyword-draught = Zugluft
keyword-draught-text = Eine kleine Figur, die für ihre Bewegung eine 1 würfelt, fällt um.
keyword-dust = Spinnweben
keyword-dust-text = Eine Maus, die ihren Zug auf Pfotenabdrücken beendet, ist eingesponnen.

# --- wozu Mäuse, Gegenstände und Fähigkeiten immer gut sind

power-defeat_moves_friend = Besiegt ein Angriff der Maus jemanden, darf eine Maus auf ihrem oder einem benachbarten Feld ein Feld weit gehen, einmal im Zug.
power-star_hits = Mit einer Fernwaffe treffen auch Sterne, ein Treffer je Würfel.
power-pilfers = Besiegt die Maus eine Ratte oder Eliteratte, nimmt sie sich ein Stück Käse vom Rad.
power-two_stars_fell = Trifft die Maus mit mindestens zwei Sternen, fällt ein kleines Ziel um.
power-nurses = Statt zu gehen, darf die Maus auf ihrem Feld eine gewöhnliche Wunde heilen, auch ihre eigene.
power-heeds_traps = Keine Falle schnappt nach dieser Maus.
power-melee_on_own_field = Auf dem eigenen Feld trifft man damit mit Schwertern statt mit Bögen.
power-surprises_later = Ein Ziel, das auf der Leiste weiter unten liegt, wehrt sich mit einem Würfel weniger.
power-swings_wide = Ein Würfel mehr gegen ein Ziel auf einem benachbarten Feld.
power-keeps_cheese = Käse, den das Ziel in der Abwehr würfelt, bekommt die Maus.
power-beats_large = Ein Würfel mehr gegen große Gegner.
power-is_knife = Das ist ein Messer.
power-fells = Ein kleines Ziel, das damit getroffen wird, fällt um.
power-poisons_not = Giftwunden sind für die Maus gewöhnliche Wunden.
power-stars_block_twice = Schilde mit Stern halten zwei Treffer ab.
power-stings_back = Für Käse in der Abwehr bekommt ein Angreifer aus der Nähe eine Wunde.
power-climbs = Die Maus kommt über rote Linien.
power-floats = Wasser hält die Maus nicht auf, und sie kommt ohne Wurf wieder heraus.
power-stands_firm = Die Maus fällt nie um.
power-sharp_nose = Beim Suchen zählt ein Bogen als Stern.
power-clear_head = Die Maus wird nie verhext.
power-slips_webs = Die Maus wird nie eingesponnen.
power-thick_skull = Die Maus wird nie betäubt.
power-quick = Ein Punkt mehr für jede Bewegung.
power-lights = Einmal in jedem Kapitel gelingt eine Suche ohne Wurf.
power-mirror = Einmal in jedem Raum: Womit ein Gegner aus der Ferne trifft, das trifft ihn selbst.
power-disguises = Für alle: Ratten, die eine Begegnung bringt, bleiben auf Wunsch weg.
power-hooks = Für alle: Damit kommt man, wo es einen Haken braucht, hinaus.

# --- was Gegner können

foe_power-steals = Stiehlt: Statt jeder Wunde verliert die Maus ein Stück Käse, solange sie welchen hat.
foe_power-aggressive = Drängt vor: Nach dem Zug tauscht die Karte den Platz mit der darüber.
foe_power-venomous = Giftig: Wunden davon sind Giftwunden.
foe_power-stuns = Betäubt jeden, der verwundet wird.
foe_power-fires_again = Schießt noch einmal: Käse in seinem Angriff kommt nicht auf das Rad; dafür greift er erneut an.
foe_power-constricts = Umschlingt: Die Maus kann sich nicht wehren.
foe_power-carapace = Harter Panzer: Schilde mit Stern halten zwei Treffer ab.
foe_power-chases = Hetzt mit zwei Würfeln hinter einer Maus nach der anderen her und greift alle an, die am Weg stehen.
foe_power-pounces = Springt auf das Feld mit den meisten Figuren und greift dort alle an.
foe_power-calls = Ruft: Eine Ratte kommt herein.
foe_power-charms = Verhext jeden, der verwundet wird.
foe_power-webs = Spinnt jeden ein, der verwundet wird.
foe_power-no_cheese = Käse, den dieser Gegner würfelt, kommt nicht auf das Rad.

# --- wen Karten meinen, und was Kapitel erlauben

who-me = Diese Maus
who-here = Alle Mäuse auf dem eigenen Feld
who-near = Alle Mäuse auf dem eigenen oder einem benachbarten Feld
who-room = Alle Mäuse im Raum
who-one_here = Eine Maus auf dem eigenen Feld
who-one_near = Eine Maus auf dem eigenen oder einem benachbarten Feld
who-one_else = Eine andere Maus
who-target = Die angegriffene Maus
permission-explore_past_cat = Auch an der Katze vorbei kommt ihr aus dem Raum
permission-cross_red_lines = Rote Linien halten keine Maus auf
permission-no_water = Wasser hält keine Maus auf
permission-no_traps = Fallen schnappen nicht zu
permission-sure_search = Eine Suche gelingt bestimmt

# --- was sich mit seinem Namen nachschlagen lässt, und was dann dasteht

things-faces = Würfelseite
things-heroes = Maus
things-items = Fund
things-abilities = Fähigkeit
things-foe_cards = Gegner
things-encounters = Begegnung
things-rooms = Raum
things-acts = was Mäuse tun können
things-chapters = Kapitel
tells-number = Zahl
tells-star = Mit Stern
tells-classes = Klassen
tells-attack = Angriff
tells-defence = Abwehr
tells-lore = Wissen
tells-speed = Tempo
tells-life = Leben
tells-powers = Besonderes
tells-gear = Startausrüstung
tells-keywords = Schlagwörter
tells-rows = Wer kommt, Seite für Seite
tells-surge = Verstärkung
tells-rooms = Räume
