# Was das Brett von Maus und Mystik sagt.

# --- die Teile des Bretts

mm-track = Wer wann dran ist
mm-time = Käserad, Sanduhr und Ziel
mm-mice = Die Mäuse
mm-turn = Was sie tun kann
mm-which = Hier auswählen
mm-sight = Wer was sieht
mm-skip = Überspringen
mm-turn-page = Umblättern
mm-acting = Ist gerade dran.
mm-acted = War in dieser Runde schon dran.
mm-to-come = Kommt in dieser Runde noch dran.
mm-wheel =
    { $left ->
        [one] Käserad: { $n } von { $most }, noch eins und Verstärkung kommt.
       *[other] Käserad: { $n } von { $most }, noch { $left } und Verstärkung kommt.
    }
mm-surge = Dann in diesem Raum:
mm-crowd = { $n } × { $foe }
mm-hourglass =
    { $left ->
        [0] Die Sanduhr steht auf Seite { $page }, der letzten.
        [one] Die Sanduhr steht auf Seite { $page } von { $end }: Eine Seite bleibt noch.
       *[other] Die Sanduhr steht auf Seite { $page } von { $end }: { $left } Seiten bleiben noch.
    }
mm-hourglass-text = Kommt sie beim Siegel an, ist die Zeit um.
mm-left =
    { $points ->
        [one] Ein Punkt zum Laufen
       *[other] { $points } Punkte zum Laufen
    }, { $actions ->
        [0] keine Aktion mehr
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }

# --- was man tun kann

mm-do-stand_up = Aufstehen
mm-do-climb_out = Ans Ufer
mm-do-nurse = Pflegen
mm-do-attack = Angriff
mm-do-search = Suchen
mm-do-do_act = Tat
mm-do-explore = Weiter
mm-do-scurry = Huschen
mm-do-recover = Erholen
mm-do-act_again = Noch mal
mm-do-use_ability = Können
mm-do-use_item = Karte
mm-do-trade = Tauschen
mm-do-equip = Anlegen
mm-do-level_up = Lernen
mm-dice-attack = greift an
mm-dice-defence = wehrt ab
mm-dice-roll = würfelt

# --- Mäuse und Dinge

mm-attack = Angriff
mm-defence = Abwehr
mm-lore = Wissen
mm-speed = Tempo
mm-values = Angriff { $attack }, Abwehr { $defence }, Wissen { $lore }, Tempo { $speed }, Leben { $life }
mm-foe-values = Angriff { $attack }, Abwehr { $defence }, Leben { $life }
mm-attack-dice = Angriff +{ $n }
mm-defence-dice = Abwehr +{ $n }
mm-cheese = { $n } Käse
mm-mouse = { $life } von { $most } Leben, { $cheese } Käse
mm-captured = Gefangen
mm-abilities = Was sie kann
mm-worn = Angelegt
mm-pack = Bündel, { $n } von { $most }
mm-when-never = immer
mm-when-turn = nebenbei, im eigenen Zug
mm-when-action = als Aktion
mm-when-hit = wenn eine Maus getroffen wird
mm-when-roll = nach einem Wurf
mm-when-found = sofort
mm-when-placed = wenn ein Gegner gekommen ist
mm-when-start = zu Beginn des Zuges
mm-takes-pages =
    { $n ->
        [one] die Sanduhr rückt weiter
       *[other] die Sanduhr rückt { $n } Seiten weiter
    }
mm-roll-none = ohne Wurf
mm-roll-star = braucht einen Stern
mm-roll-stars = braucht zwei Sterne
mm-roll-hits = braucht zwei Treffer
mm-quest = wer mag
mm-free = kostet keine Aktion

# --- Felder

mm-cost =
    { $n ->
        [one] 1 Punkt bis hierher
       *[other] { $n } Punkte bis hierher
    }
mm-ends = Hier endet ihre Bewegung
mm-ends-enemy = Gegner halten sie hier fest: Ihre Bewegung endet
mm-ends-water = Das Wasser hält sie hier fest: Ihre Bewegung endet
mm-aim =
    { $dice ->
        [one] { $figure }: { $item }, 1 Würfel gegen { $against }
       *[other] { $figure }: { $item }, { $dice } Würfel gegen { $against }
    }
mm-paw = Pfotenabdruck: Hier kommen Gegner herein
mm-high = Erhöht: Eine rote Linie hält Mäuse auf
mm-step = Eine Stufe: Über die gelbe Linie hinauf kostet es mehr
mm-cross = Rotes Kreuz: ein Platz für Fallen
mm-special = Besonderes Feld
mm-water = Wasser
mm-current = Wasser mit Strömung
mm-trap = Eine Mausefalle!
mm-snare = Eure Falle, für kleine Gegner
mm-exit = Ausgang: { $exit } ({ $colour })
mm-side-orange = orange
mm-side-blue = blau
mm-side-undefined = zu
mm-hook = Braucht den Haken
mm-cog = Nur mit Tüftelei oder Schabernack geht er auf
mm-wounded = { $n } von { $life } Wunden
mm-calm = Kämpft nicht
mm-prey = Hat es auf { $hero } abgesehen
