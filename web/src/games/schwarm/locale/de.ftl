# Das Spielbrett von Der Schwarm: was die Texte des Spiels nicht sagen.
sw-hidden-card = Eine verdeckte Karte
sw-joker-text = Eine beliebige einzelne Aktion, einmal in jedem Durchgang. So weit ziehen Gefahren: { $dangers }.
sw-left = Übrig: { $left }
sw-tiles = Plättchen: { $tiles }
sw-cards = Karten: { $cards }
sw-land = { $land }, { $coast ->
    [north] Nordküste
    [east] Ostküste
    [south] Südküste
   *[west] Westküste
  }, Wert { $n }
sw-station-of = { $n ->
    [0] Forschungsstation von { $name }
    [one] Forschungsstation von { $name } mit 1 Forscher
   *[other] Forschungsstation von { $name } mit { $n } Forschern
  }
sw-ships-of = { $n ->
    [one] Schiff von { $name }
   *[other] { $n } Schiffe von { $name }
  }
sw-buoys-of = { $n ->
    [one] Boje von { $name }
   *[other] { $n } Bojen von { $name }
  }
sw-unseen = { $n ->
    [one] 1 Plättchen liegt verdeckt
   *[other] { $n } Plättchen liegen verdeckt
  }
sw-price = { $n ->
    [0] kostet nichts
    [one] kostet 1 Punkt
   *[other] kostet { $n } Punkte
  }
sw-still = Noch { $what }
sw-still-actions = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
sw-still-order = Reihenfolge
sw-order = Reihenfolgekarten
sw-order-text = Bestimmt, wann du spielst, und bringt für den Durchgang eine dieser Fähigkeiten:
sw-order-card = Spielt in diesem Durchgang als Nummer { $n }
sw-which-order = Welcher Platz in der Reihenfolge?
sw-which-action = Joker: welche Aktion?
sw-which-ability = Welche Fähigkeit?
sw-which = Was meinst du?
sw-networks = Ein Klick zeigt die Netze
sw-scores = Jetzt gewertet: Netz +{ $now }, Schlusswertung +{ $end }
sw-stock = Deine Schwarmplättchen
sw-stock-none = Keine Plättchen vor dir
sw-turn = Plättchen drehen
sw-key-turn = Plättchen drehen
sw-key-back = Plättchen zurückdrehen
sw-key-other = Ein anderes Plättchen nehmen
sw-lay = Hinlegen
sw-gain-now = { $n ->
    [0] keine Punkte sofort
    [one] 1 Punkt sofort
   *[other] { $n } Punkte sofort
  }
sw-gain-round = Netz { $n }
sw-gain-end = Schlusswertung { $n }
sw-at-best = Bestenfalls: { $gain }
sw-unfit = So herum ohne Anschluss an dein Netz
sw-gain-queen-joined = erreicht die Königin
sw-gain-queen-lost = verliert die Königin
sw-gain-tile = nimmt das Plättchen mit, das es verlässt
sw-gain-damage = { $name } verliert { $n }
sw-scoring = Durchgang { $n } wird gewertet
sw-final = Die Schlusswertung
sw-total = Summe
sw-queen-stations = Stationen an der Königin
sw-sides = Verbundene Küsten
sw-away = verlässt den Plan
sw-short-station = Station
sw-far = Ein Klick führt dorthin, { $n } Felder weit.
sw-far-harm = { $n ->
    [one] Unterwegs verlieren andere 1 Punkt an dich.
   *[other] Unterwegs verlieren andere { $n } Punkte an dich.
  }

# The guided first game.
guide-schwarm-welcome = Willkommen! Hier unten wartet die Königin. Dein Netz aus Stationen, Schiffen und Plättchen bringt Punkte, erst recht, wenn es bis zu ihr reicht.
guide-schwarm-station = Bau deine erste Station an eine leuchtende Küste. Von dort wächst dein Netz.
guide-schwarm-rounds = Ihr spielt { $rounds } Durchgänge: Karten nehmen, dann ausspielen. Nach jedem bringt dein bestes Netz einen Punkt für alles, was dazugehört.
guide-schwarm-row = Die Karten dieses Durchgangs. Die erste ist umsonst; jede, die du überspringst, kostet einen Punkt. Nimm eine!
guide-schwarm-order = Die Reihenfolgekarte sagt, wann du dran bist, und bringt eine Fähigkeit für diesen Durchgang. Welche möchtest du?
guide-schwarm-final = Nach dem letzten Durchgang bringt jede Station, die mit der Königin verbunden ist, die Zahl auf ihrem Land; und ein Netz, das 2, 3 oder 4 Küsten verbindet, { $two }, { $three } oder { $four } Punkte.
guide-schwarm-fleet = { $joker ->
    [yes] Fang mit einem Schiff an: Es sammelt die Plättchen, aus denen dein Netz entsteht. Dein Joker steht für jede Aktion. Spiel ihn als Schiff!
   *[no] Fang mit einem Schiff an: Es sammelt die Plättchen, aus denen dein Netz entsteht. Spiel diese Karte aus!
  }
guide-schwarm-deploy = Setz ein Schiff neben deine Station. Dann fährt es im selben Zug.
guide-schwarm-ship = Jetzt fahr los: Ein Schiff sammelt jedes Plättchen ein, von dem es wegfährt. Klick auf ein leuchtendes Feld.
guide-schwarm-explore = { $joker ->
    [yes] Jetzt hast du Schwarmplättchen, und Forscher legen sie. Dein Joker steht für jede Aktion. Spiel ihn als Forscher!
   *[no] Jetzt hast du Schwarmplättchen, und Forscher legen sie. Spiel eine Forscherkarte aus!
  }
guide-schwarm-tile = { $n ->
    [one] Dein Forscher legt ein Plättchen. Es muss an dein Netz anschließen: an eine Station, ein Schiff oder ein eigenes Plättchen. Klick auf ein leuchtendes Feld.
   *[other] Deine { $n } Forscher legen bis zu { $n } Plättchen. Jedes muss an dein Netz anschließen: an eine Station, ein Schiff oder ein eigenes Plättchen. Klick auf ein leuchtendes Feld.
  }
guide-schwarm-turn = Der Pfeil dreht das Plättchen, bis seine Kanäle deine treffen; der Haken legt es. Es bekommt eine Boje von dir, und jedes Auge darauf ist sofort ein Punkt.
guide-schwarm-queen = { $joined ->
    [yes] Du hast die Königin erreicht! Deine Boje bleibt bei ihr, solange dein Netz hält. Schließ weitere Stationen an: Am Ende zählen hier alle.
   *[no] Jetzt liegt ein Plättchen von dir im Meer, mit einer Boje. Führ deine Kanäle weiter zur Königin: Stationen, die sie erreichen, zählen am Ende, und Schiffe überbrücken Lücken.
  }
guide-schwarm-scoring = Der Durchgang ist gewertet. Es zählt nur dein bestes Netz: ein Punkt für jede Station, jeden Forscher, jede Boje und jedes Schiff darin. Verbinde also, was getrennt liegt.
guide-schwarm-danger = Wal, Tsunami und Krebs stehlen Punkte: Zieh damit über fremde Schiffe oder Stationen, und du bekommst welche ab.

# Das Spiel in zwei Minuten.
lesson-schwarm-aim = Erreiche die Königin
lesson-schwarm-aim-text = Im Meer erwacht etwas. Webe ein Netz von deinen Forschungsstationen zur Königin und von Küste zu Küste. Wer am Ende die meisten Forschungspunkte hat, wird berühmt.
lesson-schwarm-row = Karten nehmen, Eile bezahlen
lesson-schwarm-row-text = Jeder Durchgang beginnt mit einer Reihe von Aktionskarten. Die vorderste ist frei, jede weiter hinten kostet einen Punkt mehr. Denk an die Reihenfolgekarte: Sie sagt, wer zuerst dran ist, und bringt eine Fähigkeit.
lesson-schwarm-ship = Schiffe sammeln
lesson-schwarm-ship-text = Mit einer Schiffskarte darf ein neues Schiff aufs Wasser; dann fahren deine Schiffe zusammen { $steps } Felder. Jedes verdeckte Schwarmplättchen, das sie verlassen, nehmen sie mit.
lesson-schwarm-explore = Forscher erkunden
lesson-schwarm-explore-text = Stell einen Forscher mehr auf eine Station, oder lege so viele Plättchen, wie dort Forscher arbeiten, jedes mit einer Boje und verbunden mit dem, was dir gehört. Augen auf dem Plättchen sind sofort Punkte.
lesson-schwarm-danger = Schick die Gefahren los
lesson-schwarm-danger-text = Wal und Tsunami schaden Schiffen, Krebs und Tsunami Stationen. Wer getroffen wird, verliert einen Punkt für je volle { $per }, die er hat, und du bekommst ihn. Deine eigenen Figuren sind vor dir sicher.
lesson-schwarm-score = Das Netz zählt
lesson-schwarm-score-text = Nach jedem Durchgang bringt dein größtes Netz einen Punkt für jedes Teil. Ganz am Ende zählen die Stationen, die zur Königin führen, und verbundene Küsten: bis zu { $all } Punkte für alle vier.

# Das Ende.
sw-sources = Woher die Punkte kamen
sw-end-picture = Die Königin taucht in der Nacht auf; die Schiffe liegen um sie herum.
sw-end-text = { $n ->
    [one] Die Königin taucht auf, und alle Welt blickt auf { $names }.
   *[other] Die Königin taucht auf, und alle Welt blickt auf sie alle: { $names }.
  }

# The sections of the rules.
section-SW-C = Material
section-SW-S = Aufbau
section-SW-L = Die Kartenreihe
section-SW-P = Die zwei Phasen
section-SW-ST = Aktion: Forschungsstation
section-SW-SH = Aktion: Schiff
section-SW-F = Aktion: Forscher
section-SW-OV = Überbauen
section-SW-KO = Die Königin
section-SW-SF = Die Doppelkarte
section-SW-D = Gefahren
section-SW-W = Wal
section-SW-TS = Tsunami
section-SW-KR = Krebs
section-SW-DM = Schaden
section-SW-J = Joker
section-SW-AB = Fähigkeiten
section-SW-N = Netze
section-SW-R = Wertung eines Durchgangs
section-SW-NR = Ein neuer Durchgang
section-SW-E = Das Ende
section-SW-V = Varianten
section-SW-H = Was verborgen ist
section-SW-Q = Klarstellungen
