# Was Maus und Mystik ist, wie man es spielen kann und wie es endete.

game-title = Maus und Mystik
game-about = Die Lampe im Laternenhaus ist erloschen, und hinter den Wänden wird es kalt. Vier Mäuse machen sich auf, das Licht zu suchen: vorbei an Ratten, Kakerlaken und einer schlafenden Katze, eine Nadel als Schwert und Käse für den Mut. Eine Geschichte für eine bis vier Personen, die gemeinsam gewinnen oder verlieren.
bots-here = Bots spielen hier mit euch, nicht gegen euch. „Mittel“ und „schwer“ spielen gleich gut.

# --- Einstellungen

option-players = Personen
option-players-text = Wie viele von euch sich die Mäuse teilen. Es sind immer vier.
option-players-1 = Allein, mit allen Mäusen
option-players-2 = 2 Personen
option-players-3 = 3 Personen
option-players-4 = 4 Personen
option-chapter = Kapitel
option-chapter-text = Die ganze Geschichte von Anfang an oder ein Kapitel mit passender Ausrüstung. Danach kann das nächste folgen.
option-chapter-campaign = Die ganze Geschichte an einem Tisch
option-difficulty = Schwierigkeit
option-difficulty-text = Wie viele Seiten ihr habt, bis das Kapitel vorbei ist, und wie viele Gegner in neuen Räumen warten.
option-difficulty-easy = Leicht: eine Seite mehr, in neuen Räumen ein Gegner weniger
option-difficulty-normal = Normal
option-difficulty-hard = Schwer: eine Seite weniger, in neuen Räumen ein Gegner mehr
option-party = Gruppe
option-party-text = Welche vier der sechs Mäuse losziehen.
option-party-story = Die aus der Geschichte
option-party-chosen = Ihr sucht sie aus
option-party-drawn = Der Zufall entscheidet
option-disguise_elites = Verkleidung
option-disguise_elites-text = Wen die Verkleidung fernhält.
option-disguise_elites-true = Ratten und Eliteratten
option-disguise_elites-false = Nur Ratten: Eliteratten fallen nicht darauf herein
option-against_current = Gegen die Strömung
option-against_current-text = Ob eine Maus in der Strömung schwimmen darf, wohin sie will.
option-against_current-true = Sie darf auch dagegen schwimmen
option-against_current-false = Nur mit der Strömung
option-split_move = Bewegung
option-split_move-text = Ob eine Maus ein Stück gehen, etwas tun und dann weitergehen darf.
option-split_move-false = Am Stück, vor oder nach der Aktion
option-split_move-true = Nach der Aktion darf es weitergehen
option-every_escape = Entwischer
option-every_escape-text = Wie oft eine Maus mit diesem Namen sofort wieder frei ist.
option-every_escape-false = Beim dritten Mal in Gefangenschaft
option-every_escape-true = Beim dritten Mal und jedes Mal danach
option-onward = Nach einer Niederlage
option-onward-text = Ob ein verlorenes Kapitel noch einmal erzählt werden muss oder die Geschichte weitergehen darf und etwas kostet.
option-onward-false = Zurückblättern
option-onward-true = Oder weiter, aber es kostet etwas
option-evenings = Abende
option-evenings-text = Nach wie vielen Kapiteln, verlorene mitgezählt, das Buch zugeklappt wird.
option-evenings-1 = Ein Kapitel
option-evenings-2 = Zwei Kapitel
option-evenings-3 = Drei Kapitel

# --- wie es endete

end-won = Das Kapitel ist gut ausgegangen.
end-time = Die Sanduhr ist auf der letzten Seite angekommen.
end-capture = Alle Mäuse sind gefangen.
end-story = Die Geschichte hat ein böses Ende genommen.

# --- wie es weitergeht

sequel-next_chapter = Nächstes Kapitel spielen
sequel-turn_back = Zurückblättern
sequel-onward = Trotzdem weiterspielen
