guide = Wegweiser
guide-next = Verstanden
guide-leave = Kenne ich schon
guide-play-on = Weiterspielen
guide-new-game = Neues Spiel
guide-invite = Freunde einladen
guide-done = Zum Schluss noch: Verlauf, Regeln und mehr findest du hier. Jetzt weißt du alles. Spiel weiter, fang neu an oder lade jemanden ein!

guide-mosquitozzz-lamp = Willkommen! Du hast heute Nacht die Lampe, also kommt der Schwarm zu dir.
guide-mosquitozzz-lay = Alle legen eine Karte. Rote bringen Mosquitos, alle anderen können dir helfen. Such dir eine aus!
guide-mosquitozzz-blue = Blaue Karten kommen zuerst: So kommt wieder Blut in dein Glas.
guide-mosquitozzz-defend =
    { $n ->
        [one] Ein Mosquito! Grüne Karten vertreiben ihn, deine eigenen und die ausgelegten. Nimm eine!
       *[other] { $n } Mosquitos! Grüne Karten vertreiben sie, deine eigenen und die ausgelegten. Nimm eine!
    }
guide-mosquitozzz-slap =
    { $n ->
        [one] Noch ein Mosquito? Zuschlagen! Die Flache Hand wirft ein Plättchen: platt oder lebendig.
       *[other] Noch { $n } Mosquitos? Zuschlagen! Die Flache Hand wirft für jeden ein Plättchen: platt oder lebendig.
    }
guide-mosquitozzz-blood =
    { $n ->
        [one] Sie haben aus deinem Glas getrunken: noch ein Tropfen. Ist jemand leer, gewinnt das vollste Glas.
       *[other] Sie haben aus deinem Glas getrunken: noch { $n } Tropfen. Ist jemand leer, gewinnt das vollste Glas.
    }
guide-mosquitozzz-learn = Aus jedem Stich lernst du etwas: Nimm eine dieser Karten. Später kommt sie auf deine Hand.
guide-mosquitozzz-again = Der Alpha-Mosquito hat einen Narren an dir gefressen: Die Lampe bleibt noch einen Zug bei dir.

guide-schwarm-welcome = Willkommen! Hier unten wartet die Königin. Dein Netz aus Stationen, Schiffen und Plättchen bringt Punkte, erst recht, wenn es bis zu ihr reicht.
guide-schwarm-station = Bau deine erste Station an eine leuchtende Küste. Von dort wächst dein Netz.
guide-schwarm-row = Die Karten dieses Durchgangs. Die erste ist umsonst; jede, die du überspringst, kostet einen Punkt. Nimm eine!
guide-schwarm-order = Die Reihenfolgekarte sagt, wann du dran bist, und bringt eine Fähigkeit für diesen Durchgang. Welche möchtest du?
guide-schwarm-ship = Ein Schiff sammelt jedes Plättchen ein, von dem es wegfährt. Klick auf ein leuchtendes Feld.
guide-schwarm-tile = Forscher legen deine Plättchen, immer mit deinem Netz verbunden. Klick auf ein leuchtendes Feld.
guide-schwarm-turn = Dreh das Plättchen, bis seine Kanäle deine treffen, und leg es. Was verbunden ist, bringt Punkte.
guide-schwarm-danger = Wal, Tsunami und Krebs stehlen Punkte: Zieh damit über fremde Schiffe oder Stationen, und du bekommst welche ab.
