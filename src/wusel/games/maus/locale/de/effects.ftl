# Was Karten und Kapitel bewirken: der Text darauf.

# --- für Geschichten

effect-tell = Die Geschichte geht weiter: „{ $page }“.
effect-aim = Ein neues Ziel: „{ $page }“.
effect-win = Das Kapitel ist gewonnen.
effect-lose = Das Kapitel ist verloren.
effect-count = { $count }: { $n } mehr.
effect-clear = { $count }: zurück auf 0.
effect-permit = Von jetzt an gilt: { $permission }.

# --- für das Haus

effect-change = Der Raum verändert sich: { $ground }.
effect-turn_pages =
    { $n ->
        [one] Die Sanduhr rückt eine Seite weiter.
       *[other] Die Sanduhr rückt { $n } Seiten weiter.
    }
effect-more_pages =
    { $n ->
        [one] Der Endmarker rückt eine Seite weiter.
       *[other] Der Endmarker rückt { $n } Seiten weiter.
    }
effect-fill_wheel =
    { $n ->
        [one] Ein Stück Käse kommt auf das Rad.
       *[other] { $n } Stück Käse kommen auf das Rad.
    }
effect-take_from_wheel =
    { $n ->
        [one] Ein Stück Käse wird vom Rad genommen.
       *[other] { $n } Stück Käse werden vom Rad genommen.
    }

# --- für Gegner

effect-place = Gegner kommen: { $n } × { $foe } ({ $area }).
effect-place_calm = Friedlich da: { $n } × { $foe } ({ $area }).
effect-leave = Verschwindet: { $foe }.
effect-calm = Kein Gegner mehr: { $foe }.
effect-calm_cards = Von jetzt an kommen sie in Frieden: { $foe }.
effect-take_card = Eine Karte weniger für: { $foe }.
effect-rouse = Von jetzt an Gegner: { $foe }.
effect-make_greedy = Die Kakerlaken werden gierig.
effect-fell_near =
    { $n ->
        [0] Kleine Gegner auf dem eigenen Feld fallen um.
        [one] Kleine Gegner auf dem eigenen oder einem benachbarten Feld fallen um.
       *[other] Kleine Gegner bis zu { $n } Felder weit fallen um.
    }
effect-send_last =
    { $n ->
        [0] Die Karten kleiner Gegner auf dem eigenen Feld kommen ans Ende der Leiste.
        [one] Die Karten kleiner Gegner auf dem eigenen oder einem benachbarten Feld kommen ans Ende der Leiste.
       *[other] Die Karten kleiner Gegner bis zu { $n } Felder weit kommen ans Ende der Leiste.
    }
effect-daunt =
    { $n ->
        [one] Bis zum Ende des Kapitels wehren sich Gegner mit einem Würfel weniger.
       *[other] Bis zum Ende des Kapitels wehren sich Gegner mit { $n } Würfeln weniger.
    }

# --- für alle an einem Ort

effect-strike_area = Alle dort bekommen einen Treffer und dürfen sich wehren: { $area }.
effect-warn =
    { $n ->
        [one] Wenn die Mäuse das nächste Mal etwas trifft, wehren sie sich mit einem Würfel mehr.
       *[other] Wenn die Mäuse das nächste Mal etwas trifft, wehren sie sich mit { $n } Würfeln mehr.
    }
effect-fell_area = Alle kleinen Figuren dort fallen um: { $area }.
effect-afflict_area = Jede Maus dort, die keinen Stern würfelt, ist jetzt { $condition }: { $area }.

# --- für Mäuse

effect-wound =
    { $n ->
        [one] { $who }: eine Wunde.
       *[other] { $who }: { $n } Wunden.
    }
effect-poison =
    { $n ->
        [one] { $who }: eine Giftwunde.
       *[other] { $who }: { $n } Giftwunden.
    }
effect-heal =
    { $n ->
        [one] { $who }: eine Wunde heilen.
       *[other] { $who }: bis zu { $n } Wunden heilen.
    }
effect-cure =
    { $n ->
        [one] { $who }: eine Giftwunde heilen.
       *[other] { $who }: bis zu { $n } Giftwunden heilen.
    }
effect-afflict = { $who }: jetzt { $condition }.
effect-relieve = { $who }: nicht mehr { $condition }.
effect-gain_cheese =
    { $n ->
        [one] { $who }: ein Stück Käse mehr.
       *[other] { $who }: { $n } Stück Käse mehr.
    }
effect-lose_cheese =
    { $n ->
        [one] { $who }: ein Stück Käse weniger.
       *[other] { $who }: { $n } Stück Käse weniger.
    }
effect-carry_to = Die Maus wird fortgetragen: { $area }.
effect-find = Die Maus findet: { $item }.
effect-lose_item = Ihr verliert: { $item }.
effect-learn = { $who }: eine Fähigkeit lernen.
effect-draw =
    { $n ->
        [one] Zieh einen Fund.
       *[other] Zieh { $n } Funde und behalte einen davon.
    }
effect-move_on =
    { $n ->
        [one] { $who }: höchstens 1 Feld weit gehen.
       *[other] { $who }: bis zu { $n } Felder weit gehen.
    }
effect-move_up =
    { $n ->
        [one] Die Karte der Maus rückt auf der Leiste einen Platz nach oben.
       *[other] Die Karte der Maus rückt auf der Leiste { $n } Plätze nach oben.
    }

# --- für diesen Angriff oder diese Abwehr, diesen Zug oder diese Runde

effect-aim_well =
    { $n ->
        [one] Ein Würfel mehr für diesen Angriff.
       *[other] { $n } Würfel mehr für diesen Angriff.
    }
effect-double_dice = Doppelt so viele Würfel für diesen Angriff.
effect-weaken =
    { $n ->
        [one] Das Ziel wehrt sich mit einem Würfel weniger.
       *[other] Das Ziel wehrt sich mit { $n } Würfeln weniger.
    }
effect-pierce = Schilde ohne Stern halten diesen Angriff nicht ab.
effect-sweep = Dieser Angriff trifft alle auf einem Feld.
effect-see_all = Für diesen Angriff muss das Ziel nicht zu sehen sein.
effect-follow_up = Besiegt dieser Angriff jemanden, darf die Maus auf demselben Feld noch einmal angreifen.
effect-every_knife = Mit jedem Messer ein Angriff.
effect-protect =
    { $n ->
        [one] { $who }: bis zum nächsten Zug ein Würfel mehr in der Abwehr.
       *[other] { $who }: bis zum nächsten Zug { $n } Würfel mehr in der Abwehr.
    }
effect-encourage =
    { $n ->
        [one] { $who }: ein Würfel mehr für Angriffe in dieser Runde.
       *[other] { $who }: { $n } Würfel mehr für Angriffe in dieser Runde.
    }

# --- für Antworten

effect-roll_again = Wirf diese Würfel noch einmal.
effect-ward_off =
    { $n ->
        [one] Ein Treffer geht doch daneben.
       *[other] Bis zu { $n } Treffer gehen doch daneben.
    }
effect-step_between =
    { $n ->
        [0] Die Maus wirft sich vor eine andere in ihrer Nähe und nimmt die Treffer auf sich.
        [one] Die Maus wirft sich vor eine andere in ihrer Nähe und nimmt die Treffer auf sich, mit einem Würfel mehr in der Abwehr.
       *[other] Die Maus wirft sich vor eine andere in ihrer Nähe und nimmt die Treffer auf sich, mit { $n } Würfeln mehr in der Abwehr.
    }
effect-shoot = Sofort ein Schuss auf einen Gegner, der gerade gekommen und zu sehen ist.

# --- für noch mehr

effect-strike =
    { $n ->
        [one] Ein Angriff mit { $dice ->
            [one] 1 Würfel
           *[other] { $dice } Würfeln
        } auf einen sichtbaren Gegner: Schwerter treffen.
       *[other] Ein Angriff mit { $dice ->
            [one] 1 Würfel
           *[other] { $dice } Würfeln
        } auf bis zu { $n } sichtbare Gegner: Schwerter treffen.
    }
effect-order_attack = Eine andere Maus greift sofort an.
effect-second_action = Noch eine Aktion in diesem Zug.
effect-inspire = In dieser Runde darf jede Maus ein Stück Käse für eine weitere Aktion bezahlen.
effect-set_trap = Eine Falle auf dem eigenen oder einem benachbarten Feld: Sie schnappt nach kleinen Gegnern.
effect-bow_is_star = Bei dieser Suche zählt ein Bogen als Stern.
