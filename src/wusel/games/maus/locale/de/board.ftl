# Der Tisch in einem Terminal.

board-language = de
board-round = Runde { $n }
board-goal = Ziel
board-track = Leiste
board-wheel = Käserad
board-pages = Seiten
board-page = Seite { $n } von { $end }
board-surge = Ist es voll
board-nobody = niemand
board-calm_room = Kein Gegner hier
board-captured = gefangen
board-away = unterwegs
board-weather = Hier
board-party = Gemeinsam
board-counts = Gezählt
board-drawn = Gezogen
board-dice = Würfel
board-decks = Stapel
board-finds =
    { $n ->
        [one] 1 Fund
       *[other] { $n } Funde
    }
board-encounters =
    { $n ->
        [one] 1 Begegnung
       *[other] { $n } Begegnungen
    }
board-spent = Abgelegt
board-been = Besucht
board-acts = Was sich in diesem Kapitel tun lässt
board-quest = Auftrag
board-anywhere = überall
board-mice = Die Mäuse
board-foes = Die Gegner
board-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-actions =
    { $n ->
        [0] keine Aktion mehr
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
board-cheese =
    { $n ->
        [one] 1 Käse
       *[other] { $n } Käse
    }

# --- Zeichen

board-water = Wasser, und wohin es fließt
board-high = hoch, hinter einer roten Linie
board-step = eine Stufe
board-paw = Pfotenabdruck
board-red_x = rotes Kreuz
board-special = Sonderfeld
board-turn = Wendefeld
board-exit = Ausgang
board-trap = Falle
board-snare = eure eigene Falle
board-reach = was es kostet hinzugehen
board-ends = dort endet die Bewegung
board-life = Leben
board-poison = Gift
board-attack = Angriff
board-defence = Abwehr
board-lore = Wissen
board-speed = Tempo
board-lies = liegt am Boden
board-prey = hat es abgesehen auf
board-piece = Käse
