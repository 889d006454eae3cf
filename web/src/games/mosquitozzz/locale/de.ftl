# Die Terrasse von Mosquitozzz.
mz-left = Noch { $left } von { $all }
mz-waiting = { $n ->
    [0] Keine Mosquitos
    [one] Ein Mosquito wartet
   *[other] { $n } Mosquitos warten
  }
mz-squashed = { $squashed ->
    [0] { $name }: keiner platt!
    [one] { $name }: einer von { $n } platt!
   *[other] { $name }: { $squashed } von { $n } platt!
  }
mz-your-hand = Deine Hand
mz-laid-by = gelegt von { $name }
mz-place = { $name }: { $blood } von { $full } Blutstropfen, { $hand } Handkarten, { $draw } im Nachziehstapel, { $discard } im Ablagestapel
mz-has-lamp = hat die Lampe
mz-bank = Blutbank: { $n ->
    [one] ein Tropfen
   *[other] { $n } Tropfen
  }
mz-short-experience = Erfahrung
mz-short-bank = Blut
mz-display-later = { $name } nimmt am Ende dieses Zuges eine davon.
mz-stays = bleibt
mz-stay-fewest = Möglichst wenige bleiben: { $cards }
mz-stay-most = Möglichst viele bleiben: { $cards }
mz-stay-these = Diese bleiben: { $cards }
mz-leaves = nach dem Einsatz aus dem Spiel
mz-look = { $what } ansehen
mz-known-deck = Noch im Stapel, Reihenfolge unbekannt
mz-known-removed = Aus dem Spiel
mz-known-display = Offen
mz-known-holds = Sicher auf der Hand
mz-known-unseen = Auf der Hand oder im Nachziehstapel
mz-known-draw = In deinem Nachziehstapel, Reihenfolge unbekannt
mz-known-discard = Im Ablagestapel
mz-known-reds = { $n ->
    [0] Von den Handkarten, die niemand gesehen hat, kann keine rot sein.
    [one] Von den Handkarten, die niemand gesehen hat, kann höchstens eine rot sein.
   *[other] Von den Handkarten, die niemand gesehen hat, können höchstens { $n } rot sein.
  }
mz-nothing = nichts

# Kartennamen mit Stellen, an denen eine kleine Karte sie trennen darf.
mz-name-air_raid = Flieger{ "\u00AD" }angriff
mz-name-apocalypse = Apoka{ "\u00AD" }lypse
mz-name-sanguification = Blut{ "\u00AD" }bildung
mz-name-ointment = Stich{ "\u00AD" }salbe
mz-name-scented_candle = Duft{ "\u00AD" }kerze
mz-name-mosquito_net = Mosquito{ "\u00AD" }netz
mz-name-mosquito_spray = Mosquito{ "\u00AD" }spray
mz-name-mosquito_coil = Räucher{ "\u00AD" }spirale
mz-name-electric_swatter = Elektro{ "\u00AD" }klatsche

# The guided first game.
guide-mosquitozzz-lamp = Die Lampe steht bei dir, also kommt der Schwarm zu dir.
guide-mosquitozzz-lay = Alle legen eine Karte. Rote bringen Mosquitos, alle anderen können der Person mit der Lampe helfen. Such dir eine aus!
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

# Das Spiel in zwei Minuten.
lesson-mosquitozzz-aim = Behalte dein Blut
lesson-mosquitozzz-aim-text = Eine Sommernacht, eine Lampe, ein Schwarm. Alle haben { $blood } Tropfen im Glas. Hat jemand den letzten verloren, oder ist der Schwarmstapel leer, dann gewinnt das vollste Glas.
lesson-mosquitozzz-lay = Alle legen eine Karte
lesson-mosquitozzz-lay-text = Verdeckt und gleichzeitig, dann wird aufgedeckt. Rote Karten kommen in den Schwarm, und der greift an, wer die Lampe hat. Alle anderen Karten liegen da und können von dort helfen. Der Schwarmstapel legt selbst noch eine dazu.
lesson-mosquitozzz-defend = Wer die Lampe hat, wehrt sich
lesson-mosquitozzz-defend-text = So viele Karten, wie du willst: aus der Hand und von den gelegten. Erst die blauen, sie helfen deinem Blut. Dann die grünen: Jedes Symbol vertreibt einen Mosquito. Flache Hände zuletzt.
lesson-mosquitozzz-slap = Klatsch!
lesson-mosquitozzz-slap-text = Eine Flache Hand wirft für jeden übrigen Mosquito ein Plättchen. Platt heißt vertrieben; was lebt, sticht weiter.
lesson-mosquitozzz-sting = Stiche zählen
lesson-mosquitozzz-sting-text = Jeder übrige Mosquito kostet dich einen Tropfen. Vertriebene rote Karten kommen auf deinen Ablagestapel: Eines Tages legst du sie selbst. Und du lernst dazu: Nimm eine der offenen Erfahrungskarten.
lesson-mosquitozzz-lamp = Die Lampe wandert
lesson-mosquitozzz-lamp-text = Gib sie, wem du willst, es sei denn, ein oranger Mosquito im Schwarm bestimmt es. Alle füllen ihre Hand auf, und drüben geht die Nacht weiter.

# Das Ende.
mz-dawn-picture = Über der Terrasse wird es hell; alle Gläser stehen in einer Reihe.
mz-night-picture = Die Terrasse bleibt dunkel, und der Schwarm ist überall.
mz-dawn-rivals = Es wird Tag, und der Schwarm geht schlafen. Das vollste Glas hat gewonnen.
mz-dawn-won = Es wird Tag: Ihr habt die Nacht überstanden.
mz-dawn-lost = Es wurde nicht mehr hell: Der Schwarm ist satt.

# The sections of the rules.
section-MZ-C = Material
section-MZ-S = Aufbau
section-MZ-T = Der Zug
section-MZ-A = Phase A: Der Schwarm wächst
section-MZ-B = Phase B: Abwehr
section-MZ-X = Phase C: Stiche zählen
section-MZ-D = Phase D: Durchatmen
section-MZ-G = Blut und Karten
section-MZ-R = Rote Karten
section-MZ-O = Orange Karten
section-MZ-GR = Grüne Karten
section-MZ-BL = Blaue Karten
section-MZ-E = Das Ende
section-MZ-K = Gemeinsam spielen
section-MZ-H = Was verborgen ist
section-MZ-Q = Klarstellungen
