# Das Spielbrett von Der Schwarm: was die Texte des Spiels nicht sagen.
sw-hidden-card = Eine verdeckte Karte
sw-joker-text = Eine beliebige der sechs Aktionen, einmal in jedem Durchgang. Gefahren ziehen so weit wie mit ihrer hellen Karte.
sw-joker-as = Joker als { $action }
sw-left = Übrig: { $left }
sw-tiles = Plättchen: { $tiles }
sw-cards = Karten: { $cards }
sw-land = { $land }, Wert { $n }
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
    [0] gratis
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
sw-order = Reihenfolgekarten
sw-order-text = Bestimmt, wann du spielst, und bringt eine dieser Fähigkeiten: { $abilities }
sw-which-order = Welcher Platz in der Reihenfolge?
sw-which-action = Joker: welche Aktion?
sw-which-ability = Welche Fähigkeit?
sw-which = Was meinst du?
sw-networks = Netze von { $name } zeigen
sw-row = Karten zum Nehmen
sw-hand = Deine Karten
sw-stock = Deine Schwarmplättchen
sw-stock-none = Keine Plättchen vor dir
sw-stock-count = { $shape }: { $n }
sw-turn = Plättchen drehen
sw-lay = Hinlegen
sw-gain-now = { $n ->
    [one] 1 Punkt sofort
   *[other] { $n } Punkte sofort
  }
sw-gain-round = Netz { $n }
sw-gain-end = Ende { $n }
sw-gain-queen-joined = erreicht die Königin
sw-gain-queen-lost = verliert die Königin
sw-gain-tile = nimmt ein Plättchen auf
sw-gain-damage = { $name } verliert { $n }
sw-scoring = Durchgang { $n } wird gewertet
sw-final = Die Schlusswertung
sw-total = Summe
sw-queen-stations = Stationen an der Königin
sw-sides = Verbundene Küsten
sw-away = verlässt den Plan
sw-place = Platz { $n }
sw-short-station = Station
sw-short-ship = Schiff
sw-short-researcher = Forscher
sw-short-whale = Wal
sw-short-tsunami = Tsunami
sw-short-crab = Krebs
