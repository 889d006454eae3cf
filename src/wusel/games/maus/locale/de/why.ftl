# Warum etwas besser ist: was meistens daraus folgt.

by-wounds = { $n } { $n ->
        [one] Wunde
       *[other] Wunden
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-captures = { $n } { $n ->
        [one] Gefangennahme
       *[other] Gefangennahmen
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-mice = { $n } { $n ->
        [one] Maus
       *[other] Mäuse
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-enemies = { $n } Gegner { $more ->
        [more] mehr
       *[less] weniger
    }
by-pages = { $n } { $n ->
        [one] Seite
       *[other] Seiten
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-cheese = { $n } Käse { $more ->
        [more] mehr
       *[less] weniger
    }
by-rooms = { $n } { $n ->
        [one] Raum
       *[other] Räume
    } { $more ->
        [more] weiter
       *[less] weniger weit
    }
by-things = { $n } { $n ->
        [one] Fundstück
       *[other] Fundstücke
    } { $more ->
        [more] mehr
       *[less] weniger
    }
why-wounds_now = sofort etwa { $by } bei den Mäusen
why-enemies_now = sofort etwa { $by } im Raum
why-cheese_now = sofort etwa { $by } in den Pfoten der Mäuse
why-things_now = sofort etwa { $by } im Gepäck
why-wounds_soon = bald etwa { $by } bei den Mäusen
why-wounds_late = später etwa { $by } bei den Mäusen
why-captures = später etwa { $by }
why-free_mice = etwa { $by } auf den Pfoten
why-enemies = bald etwa { $by } im Raum
why-pages = etwa { $by } übrig
why-wheel = bald etwa { $by } auf dem Rad der Gegner
why-cheese = bald etwa { $by } in den Pfoten der Mäuse
why-rooms = etwa { $by } ins Haus
why-victory = das Kapitel bald gewonnen { $by }
why-things = später etwa { $by } im Gepäck

# --- woran sich hält, wer das Spiel kennt

thumb-choose_party = Eine Maus, die zuschlägt, eine, die schießt, eine, die heilt; der Rest nach Geschmack.
thumb-choose_first_ability = Eine, die in jedem Kampf hilft und nicht einmal im Kapitel.
thumb-keep_something = Eine Waffe oder Rüstung, die getragen wird; was sich verbraucht, findet sich wieder.
thumb-keep_some_ability = Die, die du am meisten gebraucht hast.
thumb-go_on_after_loss = Noch einmal, wenn ihr wisst, woran es lag.
thumb-take_turn = Schlagt schwache Gegner, bevor sie zuschlagen: Jeder weniger ist ein Angriff weniger. Ist der Raum leer, sucht, solange Seiten übrig sind, sonst geht weiter.
thumb-free_captured = Neben einer Freundin, weg von den Türen, durch die Gegner kommen.
thumb-wear_and_stow = Trag, was Würfel bringt; pack ein, was sich verbraucht.
thumb-barter = Waffen zu denen, die zuschlagen, Käse zu denen, die eine Fähigkeit bezahlen wollen.
thumb-choose_card = Die Karte, die als Nächste handelt.
thumb-strike_on = Wer am leichtesten zu schlagen ist.
thumb-next_knife = Wer am leichtesten zu schlagen ist.
thumb-order = Wer die meisten Würfel gegen einen Gegner in Reichweite hat.
thumb-obey = Wer am leichtesten zu schlagen ist.
thumb-move_friend = Wer von dort zuschlagen oder entkommen kann.
thumb-move_one_field = Zum Ziel hin oder außer Reichweite.
thumb-answer_hits = Hilf, wenn die Wunde sie in Gefangenschaft brächte oder mehr kostet als die Hilfe.
thumb-answer_roll = Noch einmal würfeln, wenn es misslang und viel daran hängt.
thumb-take_find = Behalte, was Würfel bringt oder heilt; für den Rest gibt es Käse.
thumb-choose_find = Was der Gruppe fehlt.
thumb-arrive = Starke Mäuse nach vorn, Schützen dorthin, wo sie sehen.
thumb-disguise = Zieh sie an, wenn ihr verwundet seid und die Seiten knapp werden.
thumb-place_foes = Weit weg von der schwächsten Maus.
thumb-answer_placing = Schlag zu, solange er allein steht.
thumb-foes_turn = Den schwächeren zuerst: Vielleicht steht er dem anderen im Weg.
thumb-choose_mouse = Wer als Nächstes handelt oder es am nötigsten hat.
thumb-choose_foe = Den gefährlichsten, der zu schlagen ist.
thumb-choose_field = Wo es die meisten Gegner trifft oder die meisten Mäuse schützt.
thumb-learn_something = Was in jedem Kampf hilft.
thumb-turn_page = Der Hinweis an jeder Antwort sagt, was sie bringen kann.
thumb-strike_first = Schlagt schwache Gegner, bevor sie zuschlagen: Jeder weniger ist ein Angriff weniger.
thumb-search_in_peace = Ist der Raum leer, sucht, solange Seiten übrig sind.
thumb-go_on_in_peace = Ist der Raum leer und genug gefunden, geht weiter: Seiten sind knapp.
thumb-keep_gear = Behalte, was jemand tragen kann; was sich verbraucht, findet sich wieder.
