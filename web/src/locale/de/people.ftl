# Leute und Bots: Meldungen, das Ensemble, Abende, die Partie des Tages.

report = Ein Problem melden
report-words = Was ist schiefgegangen?
report-words-hint = Was hast du erwartet, und was ist passiert? Du darfst das Feld auch leer lassen. Was du schreibst, wird Teil der Meldung.
report-save = Meldung speichern
report-made = Eine Datei mit dem, was du von dieser Partie wissen darfst, liegt bei deinen Downloads. Niemand wird darin genannt. Schick sie an die, die dieses Haus betreuen.
report-made-whole = Eine Datei mit der ganzen Partie liegt bei deinen Downloads. Niemand wird darin genannt. Schick sie an die, die dieses Haus betreuen.

# --- das Ensemble

cast-anybody = Irgendjemand
cast-igor = Igor
cast-hamlet = Hamlet
cast-magda = Magda
cast-ottilie = Ottilie
cast-filou = Filou
cast-moritz = Moritz
habit-igor = Igel Igor ist vorsichtig: lieber etwas Kleines, das sicher ist.
habit-hamlet = Hamster Hamlet ist gierig: erst die Punkte, dann die Sorgen.
habit-magda = Elster Magda ist missgünstig: Wer vorn liegt, nehme sich in Acht.
habit-ottilie = Eule Ottilie ist weitsichtig: Sie denkt schon an übermorgen.
habit-filou = Fuchs Filou ist waghalsig: alles oder nichts.
habit-moritz = Maulwurf Moritz folgt seiner Nase: Der erste Gedanke ist meist sein letzter.
seat-bots = Bots, { $strength }
settings-one-by-one = Würfel fallen nacheinander
settings-one-by-one-text = Sonst liegen alle auf einmal da.
settings-enemy-turns = Züge der Gegner
settings-enemy-turns-text = In Maus und Mystik. Werden sie nicht gezeigt, siehst du gleich, was geworden ist. Seiten der Geschichte warten wie immer.
enemy-turns-normal = Schritt für Schritt
enemy-turns-fast = schnell
enemy-turns-none = nicht zeigen
settings-asked = Immer fragen
settings-asked-text = Auch dann, wenn nichts davon abhängt: wenn ein Zug nichts mehr hergibt oder zwei Gegner gleich sind.
settings-banter = Bots reden
settings-banter-text = Ab und zu ein Wort über ihrem Platz. Es verrät nichts von dem, was sie haben.
refused-sits_here = Niemand sitzt zweimal am selben Tisch: Wähle einen anderen Bot.

igor-greets = Immer mit der Ruhe. Guten Abend.
igor-says-1 = Lieber sicher als zerquetscht.
igor-says-2 = Das hebe ich mir lieber auf.
igor-says-3 = Hm. Erst noch einmal umsehen.
igor-wins = Nichts verloren, also gewonnen.
igor-loses = Wäre ich doch eingerollt geblieben.
hamlet-greets = Haben oder nicht haben? Haben!
hamlet-says-1 = Meins!
hamlet-says-2 = In diese Backen passt immer noch was.
hamlet-says-3 = Eins für mich. Und eins für mich.
hamlet-wins = Wusste ich doch, dass alles hineinpasst.
hamlet-loses = Und ich hatte so schön gepackt …
magda-greets = Ich habe euch alle im Blick.
magda-says-1 = Ach, wolltest du das haben?
magda-says-2 = Dir ging es ein bisschen zu gut.
magda-says-3 = Nichts Persönliches. Na ja, fast.
magda-wins = Einsam hier oben. Herrlich.
magda-loses = Das merke ich mir.
ottilie-greets = An das Ende habe ich schon gedacht.
ottilie-says-1 = Wozu das gut ist, seht ihr noch.
ottilie-says-2 = Geduld. Wir sind erst mittendrin.
ottilie-says-3 = Das war vor drei Zügen klar.
ottilie-wins = Wie vorhergesehen.
ottilie-loses = So weit geschaut und über die eigenen Füße gestolpert.
filou-greets = Machen wir es spannend?
filou-says-1 = Ohne Wagnis kein Abendbrot.
filou-says-2 = Jetzt passt auf.
filou-says-3 = Das kann nur gut gehen. Oder auch nicht.
filou-wins = Nie daran gezweifelt! Na ja, immer.
filou-loses = Aber was für ein Abgang.
moritz-greets = Riecht nach einer guten Partie.
moritz-says-1 = Das sagt mir die Nase.
moritz-says-2 = Nur nicht zu lange nachdenken.
moritz-says-3 = Geradeaus, wie immer.
moritz-wins = Immer der Nase nach, und da war es.
moritz-loses = Da bin ich wohl zu früh abgebogen.

# --- die Leiter

ladder-title = Die Leiter
ladder-game = Spiel der Leiter
ladder-beaten = geschlagen
ladder-open = noch nicht geschlagen
ladder-text = { $n } von { $all } geschlagen. Ein Klick auf ein Gesicht beginnt eine Partie mit ihm allein; wo alle gemeinsam gewinnen, zählt der Sieg mit ihm.
ladder-loss = In beliebiger Reihenfolge und sooft du magst. Wenn du verlierst, passiert nichts: Wer abgehakt ist, bleibt abgehakt, und du kannst es gleich noch einmal versuchen. Ein Gleichstand zählt nicht als Sieg.
ladder-won = Auf der Leiter hast du { $names } geschlagen. Das nimmt dir niemand mehr.
ladder-lost = Auf der Leiter { $n ->
    [one] wartet { $names } noch auf dich
   *[other] warten { $names } noch auf dich
  }. Verlieren kostet nichts: Versuch es, sooft du magst.

# --- Abende

evenings-title = Meine Abende
evenings-games = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
  }
evenings-none = Du hast hier noch nicht gespielt.
evenings-against = Wie es dir ergeht
evenings-nobody = Spiel eine Partie zu Ende, dann steht hier, gegen wen.
evenings-yours = Es gehört dir
evenings-kept = Das alles wird bei dem aufbewahrt, wer du in diesem Haus bist, und folgt dir mit deinem privaten Link. Sonst sieht es niemand.
evenings-export = Als Datei mitnehmen
evenings-delete = Alles löschen
evenings-delete-sure = Alle deine Partien für immer löschen? In Partien mit anderen bleibt dein Platz, ohne deinen Namen. Was andere noch weiterspielen, bleibt ebenfalls, und auch die Partie von heute.
evenings-gone = Alles gelöscht.
evenings-some-left = Gelöscht, bis auf Partien, die andere noch weiterspielen, und die Partie von heute.
evening-place = { $place ->
    [1] Gewonnen, mit { $points }
   *[other] Platz { $place } von { $of }, mit { $points }
  }
evening-with = mit { $company }
evening-games = { $n } beendete Partien, { $won } gewonnen
evening-won-together = Gemeinsam gewonnen
evening-lost-together = Gemeinsam verloren
tally-against = { $ahead } Mal vorn, { $behind } Mal dahinter
tally-together = gemeinsam { $won } gewonnen, { $lost } verloren

# --- die Partie des Tages

day-title = Partie des Tages
day-text = Dieselben Karten und dieselben Bots für alle, einmal am Tag.
day-bots = Wer spielt
day-not-yet = { $n ->
    [0] Noch niemand hat sie versucht
    [one] Eine Person hat sie versucht
   *[other] { $n } haben sie versucht
  }
day-goes-on = Du bist mittendrin
day-place = { $of ->
    [1] sonst ist noch niemand fertig
   *[other] Platz { $place } von { $of } an diesem Tag
  }
day-place-late = wäre Platz { $place } von { $of } gewesen
day-ahead-of = { $n ->
    [0] keiner von { $of } Bots war schlechter
   *[other] besser als { $n } von { $of } Bots
  }
day-streak = { $n ->
    [one] Serie: ein Tag
   *[other] Serie: { $n } Tage in Folge
  }
day-rules = Heute bekommen alle diese Partie, und ein Versuch zählt: keine Tipps, und zurückgenommen wird nichts, was dir etwas verraten hat. Was verdeckt ist, bleibt verdeckt, bis der Tag vorbei ist, um Mitternacht in Greenwich.
day-play = Spielen
day-go-on = Weiterspielen
day-late-rules = Dieser Tag ist vorbei, aber seine Partie kannst du noch spielen. Für deine Serie zählt sie nicht, und mit denen von damals wirst du nur verglichen.
day-past = Dieser Tag ist vorbei, und zu lange her, um ihn noch zu spielen.
day-to-today = Zur Partie von heute
day-shared = Wer dir das geschickt hat: { $result }. Und du?
day-share = Herumzeigen
day-share-text = So lief es bei dir, ohne deinen Namen und ohne eine Karte zu verraten.
day-cast = Die Bots auf deinem Platz
day-cast-text = Genau diese Partie haben sie an deiner Stelle gespielt.
day-cast-you = Du
day-cast-plays = Noch spielt jemand von ihnen. Diese Seite sieht von selbst wieder nach.
day-standing-better = besser als du
day-standing-equal = gleich gut
day-standing-worse = schlechter als du
day-archive = Frühere Tage
day-archive-text = Auch hier hast du einen Versuch. Für deine Serie zählt er nicht.
day-past-open = nicht gespielt
day-past-late = später
day-compare = Mit anderen vergleichen
day-curve = Wie es für dich vom Anfang bis zum Ende stand, und für andere
day-curve-text = Was der Tisch auf den ersten Blick wert war: oben gewonnen, unten verloren.
day-key-yours = du
day-key-shared = wer dir das geschickt hat
day-key-others = { $n ->
    [one] eine andere Partie
   *[other] { $n } andere
  }
problem-no_day = Diesen Tag gibt es nicht, oder er kommt noch.
refused-day = Bei der Partie des Tages wird nur zurückgenommen, was dir nichts verraten hat.
