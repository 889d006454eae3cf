guide = Wegweiser
guide-next = Verstanden
guide-leave = Ich kenne das Spiel
guide-finish = Lass mich spielen

guide-mosquitozzz-welcome = Eine warme Nacht, eine Laterne. Wer sie hat, den greift der Schwarm an; die anderen helfen ihm nach oder dir heraus. Hat jemand kein Blut mehr, ist es vorbei, und das vollste Glas gewinnt.
guide-mosquitozzz-blood = Das Glas mit deinem Namen ist dein Blut: zehn Tropfen für den Anfang. Was leuchtet, kannst du anklicken; alles andere sagt dir, warum nicht.
guide-mosquitozzz-lay = Alle legen eine Karte verdeckt. Rote bringen Mücken. Jede andere Farbe ist ein Geschenk an den mit der Laterne, der sie benutzen darf.
guide-mosquitozzz-defend = Der Schwarm ist dir auf den Fersen. Benutze die leuchtenden Karten, deine oder die der anderen: erst blaue, dann grüne, zuletzt flache Hände. Jede Mücke, die übrig bleibt, kostet einen Tropfen.
guide-mosquitozzz-throw = Die flache Hand ist Glückssache: eine Scheibe für jede Mücke, und nur die zerquetschten sind weg.
guide-mosquitozzz-staying = Einige sind durchgekommen. Rote Karten bleiben im Schwarm für den Nächsten; die anderen gehören dir.
guide-mosquitozzz-experience = Du hast etwas gelernt: Nimm eine der offenen Karten. Sie kommt später auf deine Hand.
guide-mosquitozzz-lamp = Jetzt soll jemand anders die Laterne haben. Klick auf den, dem du den Schwarm wünschst.
guide-mosquitozzz-done = Das ist schon alles. Der Verlauf merkt sich, was war, und Zurück ist immer in Sicht. Viel Glück!

guide-schwarm-welcome = In der Tiefe erwacht etwas. Du baust Stationen an den Küsten, schickst Schiffe aus und legst Plättchen, die verbinden, was dir gehört. Das größte Netz bringt jede Runde Punkte, und in der Mitte wartet die Königin.
guide-schwarm-station = Deine erste Station steht an einer Küste, mit einem Forscher darin. Klick auf einen der leuchtenden Plätze; die Zahl ist er am Ende wert, wenn er mit der Königin verbunden ist.
guide-schwarm-acquire = Karten kaufst du aus der Reihe. Die erste ist umsonst; jede, die vor der gewünschten liegt, kostet einen Punkt. Zum Lesen auf eine Karte zeigen oder sie halten.
guide-schwarm-ability = Eine Reihenfolgekarte sagt, wann du dran bist, und bringt eine Fähigkeit für diese Runde. Wähl die, die dir gefällt.
guide-schwarm-play = Jetzt werden die gekauften Karten gespielt, reihum je eine. Klick auf eine von deinen.
guide-schwarm-sail = Deine Schiffe fahren Feld für Feld und sammeln die verdeckten Plättchen ein, die sie verlassen. Die leuchtenden Felder sind in Reichweite.
guide-schwarm-researchers = Forscher legen die Plättchen, die deine Schiffe mitgebracht haben, verbunden mit deinen Stationen oder Schiffen. Jedes trägt deine Boje und gehört zu deinem Netz. Klick auf ein leuchtendes Feld.
guide-schwarm-tile = Welches Plättchen, und wie herum? Tippen dreht es; Kanäle, die sich treffen, verbinden dein Netz.
guide-schwarm-scoring = Eine Runde ist vorbei, die Netze haben gewertet. Jetzt weißt du, wie es geht; Wal, Welle und Krabbe stellen sich selbst vor. Viel Glück!
