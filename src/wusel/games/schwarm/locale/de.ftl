# Die Wörter von Der Schwarm auf Deutsch.

game-title = Der Schwarm
game-about = Etwas erwacht im Meer, und wer seine Königin zuerst erreicht, wird berühmt. Kauft Karten, bevor sie teuer werden, schickt Schiffe und Forscher hinaus, spannt ein Netz aus Bojen zwischen vier Küsten, und hetzt den anderen Wal, Tsunami und Krebs auf den Hals.
bots-here = Vorausdenken zahlt sich hier besonders aus: „Schwer“ verliert selten gegen Schwächere.

# --- Karten

card-light_ship = Schiff
card-light_researcher = Forscher
card-light_whale-number = Wal { $number }
card-light_tsunami-number = Tsunami { $number }
card-light_crab-number = Krebs { $number }
card-blue_station = Forschungsstation (blau)
card-blue_ship_and_researcher = Schiff & Forscher (blau)
card-blue_whale-number = Wal { $number } (blau)
card-blue_tsunami-number = Tsunami { $number } (blau)
card-blue_crab-number = Krebs { $number } (blau)
card-green_station = Forschungsstation (grün)
card-joker = Joker
card-order-number = Reihenfolgekarte { $number }

# --- was Karten tun

effect-station = Baue eine Forschungsstation mit einem Forscher auf ein freies Landfeld.
effect-ship = Setze nach Wunsch ein Schiff neben eine deiner Stationen; dann fahren deine Schiffe zusammen bis zu 3 Felder und sammeln Plättchen.
effect-researcher = Stelle einen Forscher auf eine deiner Stationen oder erforsche: Lege Plättchen mit deinen Bojen darauf.
effect-whale =
    { $range ->
        [one] Bewege einen Wal 1 Feld; dort schadet er fremden Schiffen.
       *[other] Bewege einen Wal bis zu { $range } Felder; unterwegs schadet er fremden Schiffen.
    }
effect-tsunami =
    { $range ->
        [one] Bewege einen Tsunami 1 Feld; er schadet fremden Schiffen dort oder der Station, die er trifft.
       *[other] Bewege einen Tsunami bis zu { $range } Felder geradeaus; er schadet fremden Schiffen und der Station, die er trifft.
    }
effect-crab =
    { $range ->
        [one] Bewege den Krebs 1 Landfeld im Uhrzeigersinn; dort schadet er einer fremden Station.
       *[other] Bewege den Krebs bis zu { $range } Landfelder im Uhrzeigersinn; unterwegs schadet er fremden Stationen.
    }
effect-ship_and_researcher = Die Aktionen Schiff und Forscher in einem Zug, in beliebiger Reihenfolge.

# --- Aktionen

action-station = Forschungsstation
action-ship = Schiff
action-researcher = Forscher
action-whale = Wal
action-tsunami = Tsunami
action-crab = Krebs
action-ship_and_researcher = Schiff & Forscher

# --- Fähigkeiten

ability-fast_ship = Schnelles Schiff
ability-fast_ship-text = Deine Schiffe fahren zusammen bis zu 4 Felder statt 3.
ability-golden_tile = Goldenes Schwarmplättchen
ability-golden_tile-text = Nimm sofort ein goldenes Schwarmplättchen mit vier Öffnungen.
ability-protection = Schutz
ability-protection-text = Jeder Schaden an dir ist um 1 kleiner.
ability-brilliant_researcher = Genialer Forscher
ability-brilliant_researcher-text = Forscher in deinem gewerteten Netz zählen am Ende des Durchgangs 2.

# --- Land und Richtungen

direction-north = Norden
direction-north_east = Nordosten
direction-east = Osten
direction-south_east = Südosten
direction-south = Süden
direction-south_west = Südwesten
direction-west = Westen
direction-north_west = Nordwesten

# --- Plättchen und Figuren

shape-straight = Gerade
shape-curve = Kurve
shape-tee = Abzweigung
shape-cross = Kreuzung
shape-golden = goldenes Plättchen
tile-ns = Gerade Nord-Süd
tile-ew = Gerade Ost-West
tile-ne = Kurve Nord-Ost
tile-es = Kurve Ost-Süd
tile-sw = Kurve Süd-West
tile-nw = Kurve Nord-West
tile-nes = Abzweigung Nord-Ost-Süd
tile-new = Abzweigung Nord-Ost-West
tile-nsw = Abzweigung Nord-Süd-West
tile-esw = Abzweigung Ost-Süd-West
tile-nesw = Kreuzung
tile-golden = goldenes Plättchen
piece-stations = Forschungsstationen
piece-researchers = Forscher
piece-buoys = Bojen
piece-ships = Schiffe

# --- was man wählen kann

choice-found = Erste Forschungsstation auf { $land } bauen
choice-take =
    { $place ->
        [0] Vorderste Karte gratis nehmen
        [one] Karte für 1 Punkt nehmen
       *[other] Karte für { $place } Punkte nehmen
    }
choice-take_order = Reihenfolgekarte { $number } nehmen
choice-choose_ability = „{ $ability }“ wählen
choice-play = { $card } ausspielen
choice-joker = Joker als { $action }
choice-ship_first = Erst die Schiffe, dann die Forscher
choice-researcher_first = Erst die Forscher, dann die Schiffe
choice-build = Forschungsstation auf { $land } bauen
choice-staff = Forscher auf { $land } stellen
choice-deploy = Schiff auf { $field } einsetzen
choice-sail = Von { $field } nach { $direction } fahren
choice-anchor = Vor Anker gehen
choice-explore = Schwarmplättchen auf { $field } legen
choice-end_exploring = Genug geforscht
choice-lay = { $tile } legen
choice-move_buoy = Boje von { $field } holen
choice-leave_queen = Keine Boje zur Königin
choice-new_whale = Ein neuer Wal
choice-move_whale = Der Wal auf { $field }
choice-swim = Nach { $direction } schwimmen
choice-rest = Den Wal ruhen lassen
choice-new_tsunami = Ein neuer Tsunami
choice-move_tsunami = Der Tsunami auf { $field }
choice-surge =
    { $fields ->
        [one] 1 Feld nach { $direction }
       *[other] { $fields } Felder nach { $direction }
    }
choice-new_crab = Den Krebs auf { $land } setzen
choice-crawl =
    { $fields ->
        [one] 1 Landfeld krabbeln
       *[other] { $fields } Landfelder krabbeln
    }

# --- dasselbe, wo nichts daneben zeigt, worum es geht

says-take =
    { $place ->
        [0] { $card } gratis nehmen
        [one] { $card } für 1 Punkt nehmen
       *[other] { $card } für { $place } Punkte nehmen
    }
says-take_order =
    { $n ->
        [0] Reihenfolgekarte { $number } gratis nehmen
        [one] Reihenfolgekarte { $number } für 1 Punkt nehmen
       *[other] Reihenfolgekarte { $number } für { $n } Punkte nehmen
    }
says-lay = { $tile } auf { $field } legen
says-swim = Der Wal: { choice-swim }
says-surge = Der Tsunami: { choice-surge }
says-crawl = Der Krebs: { choice-crawl }

# --- dasselbe als Hauptwort, neben anderem

noun-found = erste Station auf { $land }
noun-take =
    { $place ->
        [0] { $card } gratis
        [one] { $card } für 1 Punkt
       *[other] { $card } für { $place } Punkte
    }
noun-take_order =
    { $n ->
        [0] Reihenfolgekarte { $number } gratis
        [one] Reihenfolgekarte { $number } für 1 Punkt
       *[other] Reihenfolgekarte { $number } für { $n } Punkte
    }
noun-choose_ability = { $ability }
noun-play = { $card }
noun-joker = Joker als { $action }
noun-ship_first = Schiffe zuerst
noun-researcher_first = Forscher zuerst
noun-build = Station auf { $land }
noun-staff = Forscher auf { $land }
noun-deploy = Schiff auf { $field }
noun-sail = { $field } nach { $direction }
noun-anchor = Ankern
noun-explore = Plättchen auf { $field }
noun-end_exploring = kein weiteres Plättchen
noun-lay = { $tile } auf { $field }
noun-move_buoy = Boje von { $field }
noun-leave_queen = keine Boje bei der Königin
noun-new_whale = neuer Wal
noun-move_whale = Wal auf { $field }
noun-swim = Wal nach { $direction }
noun-rest = Ruhe für den Wal
noun-new_tsunami = neuer Tsunami
noun-move_tsunami = Tsunami auf { $field }
noun-surge = { choice-surge }
noun-new_crab = Krebs auf { $land }
noun-crawl =
    { $fields ->
        [one] 1 Landfeld
       *[other] { $fields } Landfelder
    }

# --- was geschieht

event-round_begins = Durchgang { $n } beginnt.
event-founded = { $seat } baut eine erste Forschungsstation auf { $land }.
event-founded-you = Du baust deine erste Forschungsstation auf { $land }.
event-card_taken =
    { $n ->
        [0] { $seat } nimmt gratis { $card }.
        [one] { $seat } nimmt für 1 Forschungspunkt { $card }.
       *[other] { $seat } nimmt für { $n } Forschungspunkte { $card }.
    }
event-card_taken-you =
    { $n ->
        [0] Du nimmst gratis { $card }.
        [one] Du nimmst für 1 Forschungspunkt { $card }.
       *[other] Du nimmst für { $n } Forschungspunkte { $card }.
    }
event-order_taken =
    { $n ->
        [0] { $seat } nimmt gratis Reihenfolgekarte { $number }.
        [one] { $seat } nimmt für 1 Forschungspunkt Reihenfolgekarte { $number }.
       *[other] { $seat } nimmt für { $n } Forschungspunkte Reihenfolgekarte { $number }.
    }
event-order_taken-you =
    { $n ->
        [0] Du nimmst gratis Reihenfolgekarte { $number }.
        [one] Du nimmst für 1 Forschungspunkt Reihenfolgekarte { $number }.
       *[other] Du nimmst für { $n } Forschungspunkte Reihenfolgekarte { $number }.
    }
event-ability_taken = { $seat } wählt die Fähigkeit { $ability }.
event-ability_taken-you = Du wählst die Fähigkeit { $ability }.
event-waits = { $seat } kann keine Reihenfolgekarte bezahlen und wartet.
event-waits-you = Du kannst keine Reihenfolgekarte bezahlen und wartest.
event-order_set = { $seat } ist jetzt an { $number }. Stelle.
event-order_set-you = Du bist jetzt an { $number }. Stelle.
event-card_played = { $seat } spielt { $card }.
event-card_played-you = Du spielst { $card }.
event-joker_played = { $seat } spielt den Joker als { $action }.
event-joker_played-you = Du spielst den Joker als { $action }.
event-no_effect = Das bewirkt für { $seat } nichts.
event-no_effect-you = Das bewirkt für dich nichts.
event-built =
    { $n ->
        [0] { $seat } baut auf { $land } eine Forschungsstation ohne Forscher.
       *[other] { $seat } baut auf { $land } eine Forschungsstation mit Forscher.
    }
event-built-you =
    { $n ->
        [0] Du baust auf { $land } eine Forschungsstation ohne Forscher.
       *[other] Du baust auf { $land } eine Forschungsstation mit Forscher.
    }
event-staffed = { $seat } stellt einen Forscher auf { $land }.
event-staffed-you = Du stellst einen Forscher auf { $land }.
event-deployed = { $seat } setzt auf { $field } ein Schiff ein.
event-deployed-you = Du setzt auf { $field } ein Schiff ein.
event-sailed = { $seat } fährt nach { $field }.
event-sailed-you = Du fährst nach { $field }.
event-tile_taken = { $seat } nimmt von { $field } ein Schwarmplättchen auf: { $shape }.
event-tile_taken-you = Du nimmst von { $field } ein Schwarmplättchen auf: { $shape }.
event-tile_laid = { $seat } legt auf { $field } ein Schwarmplättchen: { $tile }.
event-tile_laid-you = Du legst auf { $field } ein Schwarmplättchen: { $tile }.
event-tile_covered = { $seat } überbaut das Schwarmplättchen auf { $field }.
event-tile_covered-you = Du überbaust das Schwarmplättchen auf { $field }.
event-buoy_moved = { $seat } holt die Boje von { $field }.
event-buoy_moved-you = Du holst die Boje von { $field }.
event-queen_joined = { $seat } hat die Königin erreicht.
event-queen_joined-you = Du hast die Königin erreicht.
event-queen_lost = { $seat } hat die Königin verloren.
event-queen_lost-you = Du hast die Königin verloren.
event-danger_placed = { $seat } setzt eine neue Gefahr auf das Feld der Königin: { $action }.
event-danger_placed-you = Du setzt eine neue Gefahr auf das Feld der Königin: { $action }.
event-swam = { $seat } lässt den Wal nach { $field } schwimmen.
event-swam-you = Du lässt den Wal nach { $field } schwimmen.
event-surged = { $seat } lässt den Tsunami nach { $field } rollen.
event-surged-you = Du lässt den Tsunami nach { $field } rollen.
event-surged_ashore = { $seat } lässt den Tsunami auf { $land } treffen.
event-surged_ashore-you = Du lässt den Tsunami auf { $land } treffen.
event-surged_away = { $seat } lässt den Tsunami vom Plan rollen.
event-surged_away-you = Du lässt den Tsunami vom Plan rollen.
event-crab_placed = { $seat } setzt den Krebs auf { $land }.
event-crab_placed-you = Du setzt den Krebs auf { $land }.
event-crawled = { $seat } lässt den Krebs nach { $land } krabbeln.
event-crawled-you = Du lässt den Krebs nach { $land } krabbeln.
event-damage =
    { $n ->
        [one] { $other } verliert 1 Forschungspunkt an { $seat }.
       *[other] { $other } verliert { $n } Forschungspunkte an { $seat }.
    }
event-damage-you =
    { $n ->
        [one] { $other } verliert 1 Forschungspunkt an dich.
       *[other] { $other } verliert { $n } Forschungspunkte an dich.
    }
event-damage-other-you =
    { $n ->
        [one] Du verlierst 1 Forschungspunkt an { $seat }.
       *[other] Du verlierst { $n } Forschungspunkte an { $seat }.
    }
event-network_counted = Netz von { $seat }, { $piece }: { $n }.
event-network_counted-you = Dein Netz, { $piece }: { $n }.
event-round_scored =
    { $n ->
        [one] { $seat } bekommt für das beste Netz 1 Forschungspunkt.
       *[other] { $seat } bekommt für das beste Netz { $n } Forschungspunkte.
    }
event-round_scored-you =
    { $n ->
        [one] Du bekommst für das beste Netz 1 Forschungspunkt.
       *[other] Du bekommst für das beste Netz { $n } Forschungspunkte.
    }
event-station_counted = { $seat } bekommt für { $land }, verbunden mit der Königin, { $n } Forschungspunkte.
event-station_counted-you = Du bekommst für { $land }, verbunden mit der Königin, { $n } Forschungspunkte.
event-sides_counted =
    { $sides ->
        [0] { $seat } verbindet keine Küsten.
        [one] { $seat } verbindet keine Küsten.
       *[other] { $seat } verbindet { $sides } Küsten: { $n } Forschungspunkte.
    }
event-sides_counted-you =
    { $sides ->
        [0] Du verbindest keine Küsten.
        [one] Du verbindest keine Küsten.
       *[other] Du verbindest { $sides } Küsten: { $n } Forschungspunkte.
    }
event-won = { $seat } gewinnt.
event-won-you = Du gewinnst.

# --- was jetzt gefragt ist

ask-first_station = Wo soll deine erste Forschungsstation stehen?
ask-acquire =
    { $may ->
        [take] Nimm eine Aktionskarte. Je weiter hinten, desto teurer.
        [take_order] Nimm eine Reihenfolgekarte: Sie sagt, wann du dran bist, und bringt eine Fähigkeit.
       *[take-take_order] Nimm eine Aktionskarte oder eine Reihenfolgekarte. Je weiter hinten, desto teurer.
    }
ask-pick_ability = Welche Fähigkeit möchtest du für diesen Durchgang?
ask-play_card =
    { $may ->
       *[play] Welche Karte spielst du aus?
        [joker] Nur der Joker ist übrig. Als welche Aktion spielst du ihn?
        [play-joker] Welche Karte spielst du aus, oder den Joker?
    }
ask-double_card = Du hast beide Aktionen. Welche kommt zuerst?
ask-build_station =
    { $may ->
       *[build] Wohin kommt die Forschungsstation?
        [staff] Keine neue Station möglich. Welche von deinen bekommt einen Forscher?
    }
ask-sail_ships =
    { $may ->
        [deploy-anchor] Setzt du neben einer deiner Stationen ein Schiff ein? Dann darf es { $n } Felder fahren.
        [deploy-sail-anchor] Du darfst ein Schiff einsetzen; dann fahren deine Schiffe zusammen bis zu { $n } Felder.
       *[sail-anchor] { $n ->
            [one] Deine Schiffe dürfen noch 1 Feld fahren.
           *[other] Deine Schiffe dürfen zusammen noch { $n } Felder fahren.
        }
    }
ask-send_researchers =
    { $may ->
        [staff-explore-end_exploring] { $n ->
            [one] Noch ein Forscher auf eine Station, oder 1 Schwarmplättchen aufs Meer?
           *[other] Noch ein Forscher auf eine Station, oder bis zu { $n } Schwarmplättchen aufs Meer?
        }
        [staff-end_exploring] Kein Schwarmplättchen zu legen. Ein Forscher auf eine Station?
       *[explore-end_exploring] { $n ->
            [one] Du darfst noch 1 Schwarmplättchen legen. Wohin?
           *[other] Du darfst noch { $n } Schwarmplättchen legen. Wohin?
        }
    }
ask-free_buoy = Keine Boje mehr: Welche kommt auf das neue Schwarmplättchen?
ask-lay_tile = Welches Schwarmplättchen, und wie herum?
ask-queen_buoy = Königin erreicht, aber keine Boje mehr: Kommt eine andere zu ihr?
ask-wake_whale =
    { $may ->
        [new_whale-move_whale] Ein neuer Wal, oder einer, der schon da ist?
       *[move_whale] Welcher Wal schwimmt?
    }
ask-whale_swims =
    { $may ->
       *[swim] Der Wal schwimmt bis zu { $n } Felder weit. Wohin?
        [swim-rest] { $n ->
            [one] Der Wal darf noch 1 Feld schwimmen oder ruhen. Wohin?
           *[other] Der Wal darf noch { $n } Felder schwimmen oder ruhen. Wohin?
        }
    }
ask-raise_tsunami =
    { $may ->
        [new_tsunami-move_tsunami] Ein neuer Tsunami, oder einer, der schon da ist?
       *[move_tsunami] Welcher Tsunami rollt weiter?
    }
ask-tsunami_surges =
    { $may ->
        [stop] Der Tsunami rollt geradeaus, bis zu { $n } Felder weit. Wohin, und wie weit?
       *[go_on] Der Tsunami rollt bis zur Küste oder vom Plan. Wohin?
    }
ask-wake_crab = Wo kommt der Krebs an Land?
ask-crab_crawls = Der Krebs krabbelt bis zu { $n } Landfelder. Wie weit?

# --- worauf gewartet wird

waits-first_station = { $names } gründet die erste Forschungsstation.
waits-acquire = { $names } nimmt eine Aktionskarte oder eine Reihenfolgekarte.
waits-pick_ability = { $names } sucht sich eine Fähigkeit für diesen Durchgang aus.
waits-play_card = { $names } spielt eine Karte aus.
waits-double_card = { $names } entscheidet, welche von zwei Aktionen zuerst kommt.
waits-build_station = { $names } baut eine Forschungsstation.
waits-sail_ships =
    { $left ->
        [one] { $names } darf noch 1 Feld weit fahren.
       *[other] { $names } darf noch { $left } Felder weit fahren.
    }
waits-send_researchers = { $names } schickt Forscher los oder legt Schwarmplättchen.
waits-free_buoy = { $names } braucht eine Boje für das neue Schwarmplättchen auf { $field }.
waits-lay_tile = { $names } legt ein Schwarmplättchen auf { $field }.
waits-queen_buoy = { $names } hat die Königin erreicht und braucht eine Boje.
waits-wake_whale = { $names } weckt einen Wal.
waits-whale_swims =
    { $left ->
        [one] { $names } lenkt den Wal: noch 1 Feld.
       *[other] { $names } lenkt den Wal: noch bis zu { $left } Felder.
    }
waits-raise_tsunami = { $names } löst einen Tsunami aus.
waits-tsunami_surges = { $names } entscheidet, wohin der Tsunami rollt.
waits-wake_crab = { $names } lässt einen Krebs an Land kommen.
waits-crab_crawls = { $names } lässt den Krebs krabbeln, bis zu { $how_far } Landfelder weit.

# --- Einstellungen

option-players = Personen
option-players-text = Wie viele von euch am Tisch sitzen.
option-players-2 = 2 Personen, vier Durchgänge
option-players-3 = 3 Personen, drei Durchgänge
option-players-4 = 4 Personen, drei Durchgänge
option-start = Erste Forschungsstationen
option-start-text = Wo die ersten Forschungsstationen stehen dürfen.
option-start-basic = Auf den vier markierten Landfeldern
option-start-free = Überall, mit Abstand zueinander
option-tsunami = Tsunami
option-tsunami-text = Was ein Tsunami anrichtet, der Land trifft.
option-tsunami-basic = Er schadet der Forschungsstation, die er trifft
option-tsunami-dangerous = Er schadet auch denen daneben
option-cards = Aktionskarten
option-cards-text = Wohin die Aktionskarten kommen, die ihr nehmt.
option-cards-open = Offen auf den Tisch
option-cards-hidden = Verdeckt auf die Hand

# --- wie es endete

end-rounds_over = Der letzte Durchgang ist vorbei.

# --- woher die Punkte kamen

source-start = Zu Beginn
source-cards = Für Karten bezahlt
source-tiles = Plättchen gelegt
source-taken = Anderen abgenommen
source-lost = An andere verloren
source-networks = Netze
source-queen = Stationen an der Königin
source-coasts = Verbundene Küsten

# --- der Tisch

board-round =
    { $n ->
        [0] Vor dem ersten Durchgang
       *[other] Durchgang { $n } von { $rounds }
    }
board-row = Reihe
board-abilities = Fähigkeiten
board-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-scores = jetzt +{ $now }, am Ende +{ $end }
board-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
board-crowded = Gedrängt
board-tiles = Verdeckt
board-light = Helle Karten
board-blue_pile = Blauer Stapel
board-blue_spent = Ausgeschieden
board-queen = Königin
board-water = freies Wasser
board-face_down = verdecktes Plättchen
board-land = Land mit seinem Wert

# --- was sich mit seinem Namen nachschlagen lässt, und was dann dasteht

things-lands = Landfeld
things-shapes = Schwarmplättchen
things-cards = Aktionskarte
things-abilities = Fähigkeit
tells-value = Punkte für eine Station am Ende
tells-coast = Küste
tells-start = Hier darf eine erste Station stehen
tells-copies = Anzahl
tells-points = Punkte beim Legen

# --- warum etwas besser ist: was meistens daraus folgt

by-points = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-coasts = { $n } { $n ->
        [one] Küste
       *[other] Küsten
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-tiles = { $n } Plättchen { $more ->
        [more] mehr
       *[less] weniger
    }
by-pieces = { $n } { $n ->
        [one] Figur
       *[other] Figuren
    } { $more ->
        [more] mehr
       *[less] weniger
    }
why-points_now = sofort { $by }
why-points = etwa { $by } auf der Punkteleiste
why-network = etwa { $by } pro Durchgang aus dem eigenen besten Netzwerk
why-coasts = im eigenen Netzwerk etwa { $by }
why-queen = eine eigene Station bei der Königin angeschlossen { $by }
why-tiles = etwa { $by } zum Legen übrig
why-pieces = etwa { $by } der eigenen Farbe auf dem Plan
why-rival_network = etwa { $by } pro Durchgang aus dem besten Netzwerk der Gegner
why-rival_queen = eine Station der Gegner bei der Königin angeschlossen { $by }
why-rival_coasts = in einem Netzwerk der Gegner etwa { $by }

# --- woran sich hält, wer das Spiel kennt

thumb-first_station = Eine Küste mit wertvollem Land nahe der Königin, und nicht dort, wo alle bauen.
thumb-acquire = Am Anfang zahlen sich Stationen und Forscher in jedem Durchgang aus; eine Karte, die mehr Punkte kostet, als sie bringt, kann warten.
thumb-pick_ability = Der geniale Forscher bei vielen Forschern, das goldene Plättchen, wo ein Weg fehlt.
thumb-play_card = Erst, was Platz für den Rest schafft: Stationen vor Forschern, Schiffe vor Plättchen. Gefahren, solange sie noch etwas treffen.
thumb-double_card = Das Schiff zuerst: Es kann Plättchen bringen, die die Forscher dann legen.
thumb-build_station = Eine neue Küste zählt mehr als eine zweite Station an derselben.
thumb-sail_ships = Fahre dorthin, wo verdeckte Plättchen liegen, und halte, wo das Schiff dein Netzwerk verbindet.
thumb-send_researchers = Plättchen, die dein Netzwerk mit der Königin oder einer anderen Küste verbinden. Ohne guten Platz lieber ein Forscher auf eine Station.
thumb-free_buoy = Nimm eine, die sonst nichts verbindet.
thumb-lay_tile = Offen zur Königin und zu deiner nächsten Station hin, zu den anderen hin geschlossen.
thumb-queen_buoy = Sie bringt den Landwert jeder Station, die mit ihr verbunden ist: Eine Boje, die sonst nichts verbindet, ist dort gut angelegt.
thumb-wake_whale = Den, der den Schiffen des Führenden am nächsten ist.
thumb-whale_swims = Durch die Schiffe des Führenden und um deine eigenen herum.
thumb-raise_tsunami = Den, der geradewegs auf das Netzwerk eines Gegners blickt.
thumb-tsunami_surges = Wo er am meisten vom Netzwerk eines Gegners zerreißt und am wenigsten von deinem.
thumb-wake_crab = Neben den Stationen, auf denen ein Gegner die meisten Forscher hat.
thumb-crab_crawls = So weit, wie er Gegner trifft, und nicht bis zu deinen eigenen Stationen.
thumb-free_card = Die vorderste Karte kostet nichts.
thumb-early_cards = Am Anfang zahlen sich Stationen und Forscher in jedem Durchgang aus.
thumb-stations_first = Stationen vor Forschern: Die brauchen einen Platz.
thumb-ships_first = Schiffe vor Forschern: Sie bringen Plättchen zum Legen.
thumb-brilliant = Der geniale Forscher lohnt sich bei vielen Forschern.
thumb-staff_last = Ohne guten Platz für ein Plättchen stärkt ein Forscher eine Station.
