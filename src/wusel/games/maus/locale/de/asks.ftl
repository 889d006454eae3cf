# Was jetzt gefragt ist.

ask-choose_party = Wer kommt mit?
ask-choose_first_ability = Was kann { $hero } von Anfang an?
ask-keep_something = Welchen Fund nimmt { $hero } mit ins nächste Kapitel, wenn überhaupt?
ask-keep_some_ability = Welche Fähigkeit behält { $hero } im Gedächtnis?
ask-go_on_after_loss = So darf es nicht enden. Noch einmal?
ask-take_turn =
    { $may ->
        [go-act] Was tut { $hero }? Gehen und handeln sind noch möglich.
        [go] { $hero } kann noch gehen, aber nicht mehr handeln.
        [act] { $hero } kann nicht mehr gehen, aber noch handeln.
        [free] { $hero } hat nur noch freie Aktionen.
       *[nothing] Für { $hero } bleibt nichts zu tun. Beende den Zug.
    }
ask-free_captured = Wieder frei! Wo schlüpft { $hero } heraus?
ask-wear_and_stow =
    { $may ->
       *[wear-stow-done] Was legt { $hero } an, was kommt ins Bündel?
        [wear-done] Was legt { $hero } an?
        [stow-done] Was kommt ins Bündel?
    }
ask-barter = Was wechselt zwischen den beiden die Pfoten?
ask-choose_card = Welche Karte bekommt die Wunde?
ask-strike_on = Gleich noch ein Hieb. Wen trifft er?
ask-next_knife = Noch ein Messer. Wen trifft es?
ask-order = Wer greift sofort an?
ask-obey = Wen greift { $hero } sofort an?
ask-move_friend = Der Weg ist frei: Wer darf ein Feld weit gehen?
ask-move_one_field = Wohin geht { $hero }, wenn überhaupt?
ask-answer_hits =
    { $n ->
        [one] { $figure } trifft { $hero }! Zu { $chance } % geht der Treffer durch. Hilft jemand?
       *[other] { $figure } trifft { $hero }, { $n }-mal! Zu { $chance } % geht etwas durch, im Schnitt { $whole },{ $tenth } Treffer. Hilft jemand?
    }
ask-answer_roll =
    { $may ->
        [hit] { $n ->
            [one] { $hero } trifft { $figure }
           *[other] { $hero } trifft { $figure }, { $n }-mal
        }: zu { $chance } % verwundet das, im Schnitt { $whole },{ $tenth } Wunden. Soll es so bleiben?
       *[missed] { $hero } trifft nicht. Soll es so bleiben?
        [struck] { $n ->
            [one] Ein Treffer geht
           *[other] { $n } Treffer gehen
        } bei { $hero } durch. Soll es so bleiben?
        [blocked] { $hero } wehrt alles ab. Soll es so bleiben?
        [succeeded] { $hero } hat gewürfelt, und es reicht. Soll es so bleiben?
        [failed] { $hero } hat gewürfelt, und es reicht nicht. Soll es so bleiben?
    }
ask-take_find =
    { $may ->
       *[keep_find-sell_find] Behält { $hero } den Fund, oder wird Käse daraus?
        [sell_find-replace] Das Bündel ist voll. Was macht dem Fund Platz, oder wird Käse daraus?
    }
ask-choose_find = Welchen dieser Funde behält { $hero }?
ask-arrive = Wo tritt { $hero } ein?
ask-disguise = Ratten voraus, und die Verkleidung liegt bereit. Anlegen?
ask-place_foes =
    { $foe_is ->
        [he] { $foe }: Wo kommt er herein?
        [she] { $foe }: Wo kommt sie herein?
       *[it] { $foe }: Wo kommt es herein?
    }
ask-answer_placing = Da ist eben jemand hereingekommen. Ist eine Maus schneller?
ask-foes_turn = Sie sind gleich nah. Wer handelt zuerst?
ask-choose_mouse = { $script }: für welche Maus?
ask-choose_foe = Welcher Gegner?
ask-choose_field = Welches Feld?
ask-learn_something = Was lernt { $hero }?
ask-turn_page = Was tut ihr?

# Worauf gewartet wird.

waits-choose_party = { $names } entscheidet, wer mitkommt.
waits-choose_first_ability = { $names } entscheidet, was { $hero } von Anfang an kann.
waits-keep_something = { $names } entscheidet, was { $hero } ins nächste Kapitel mitnimmt.
waits-keep_some_ability = { $names } entscheidet, welche Fähigkeit { $hero } behält.
waits-go_on_after_loss = { $names } entscheidet, ob ihr es noch einmal versucht.
waits-take_turn = { $names } entscheidet, was { $hero } tut.
waits-free_captured = { $names } entscheidet, wo { $hero } herausschlüpft.
waits-wear_and_stow = { $names } ordnet, was { $hero } bei sich hat.
waits-barter = { $names } tauscht mit { $hero }.
waits-choose_card = { $names } entscheidet, welche Karte die Wunde bekommt.
waits-strike_on = { $names } darf mit { $hero } noch einmal zuschlagen.
waits-next_knife = { $names } darf mit { $hero } noch ein Messer werfen.
waits-order = { $names } entscheidet, wer sofort angreift.
waits-obey = { $names } entscheidet, wen { $hero } sofort angreift.
waits-move_friend = { $names } entscheidet, wer ein Feld weit gehen darf.
waits-move_one_field = { $names } darf { $hero } ein Feld weit gehen lassen.
waits-answer_hits =
    { $hits ->
        [one] { $figure } trifft { $hero }. { $names } { $count ->
            [one] kann
           *[other] können
        } helfen.
       *[other] { $figure } trifft { $hero }, { $hits }-mal. { $names } { $count ->
            [one] kann
           *[other] können
        } helfen.
    }
waits-answer_roll = { $hero } hat gewürfelt. { $names } kann es noch ändern.
waits-take_find = { $names } entscheidet, was aus dem Fund von { $hero } wird.
waits-choose_find = { $names } entscheidet, welchen Fund { $hero } behält.
waits-arrive = { $names } entscheidet, wo { $hero } eintritt.
waits-disguise = { $names } entscheidet über die Verkleidung.
waits-place_foes = { $foe }: { $names } wählt das Feld.
waits-answer_placing =
    { $count ->
        [one] { $names } kann schneller sein als der Neuankömmling.
       *[other] { $names } können schneller sein als der Neuankömmling.
    }
waits-foes_turn = { $names } entscheidet, wer von den gleich Nahen zuerst handelt.
waits-choose_mouse = { $script }: { $names } wählt eine Maus.
waits-choose_foe = { $names } wählt einen Gegner.
waits-choose_field = { $names } wählt ein Feld.
waits-learn_something = { $names } entscheidet, was { $hero } lernt.
waits-turn_page = { $names } entscheidet, wie die Geschichte weitergeht.
