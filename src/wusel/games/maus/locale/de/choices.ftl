# Was man in Maus und Mystik wählen kann.

# --- vor dem Spiel und zwischen den Kapiteln

choice-choose_hero = { $hero } mitnehmen
choice-choose_ability = { $hero } lernt: { $ability }
choice-keep_item = { $hero } behält: { $item }
choice-keep_ability = { $hero } vergisst nicht: { $ability }
choice-keep_nothing = { $hero } behält nichts
choice-try_again = Zurückblättern: dieses Kapitel noch einmal
choice-go_on_anyway = Trotzdem weiter, und es kostet etwas
choice-give_up = Das Buch zuklappen

# --- der Zug einer Maus

choice-go = Nach { $field } gehen
choice-stand_up = Aufstehen
choice-climb_out = Aus dem Wasser, nach { $field }
choice-scurry = Wuseln: noch einmal gehen
choice-attack = { $figure } angreifen: { $item }
choice-search = Suchen
choice-do_act = { $act }
choice-recover = Sich erholen
choice-explore = Erkunden: { $exit }
choice-nurse = { $hero } pflegen, statt zu gehen
choice-equip = Ausrüstung ordnen
choice-wear = Anlegen: { $item }
choice-stow = Ins Bündel: { $item }
choice-trade = Mit { $hero } tauschen
choice-give = Hergeben: { $item }
choice-ask_for = Erbitten: { $item }
choice-give_cheese = Ein Stück Käse hergeben
choice-ask_for_cheese = Um ein Stück Käse bitten
choice-done = Fertig
choice-level_up = Für 6 Stück Käse lernen: { $ability }
choice-use_ability = { $hero } setzt ein: { $ability }
choice-use_item = { $hero } benutzt: { $item }
choice-let_it_be = Bleiben lassen
choice-act_again = Für ein Stück Käse noch eine Aktion
choice-end_turn = Zug beenden

# --- was gefunden wurde

choice-keep_find = Den Fund behalten
choice-sell_find = Lieber ein Stück Käse dafür
choice-replace = Behalten und dafür zurücklassen: { $item }
choice-pick_find = Behalten: { $item }

# --- wen, wo, welche

choice-aim_at_mouse = { $hero } wählen
choice-aim_at_foe = Ziel: { $figure }
choice-aim_at_field = { $field } wählen
choice-place_at = Auf { $field } stellen
choice-act_first = Zuerst handelt: { $figure }
choice-wound_card = Die Wunde bekommt: { $card }
choice-pick =
    { $option ->
        [0] Der erste Weg
        [1] Der zweite Weg
        [2] Der dritte Weg
        [3] Der vierte Weg
       *[other] Der Weg mit der Nummer { $option }
    }
choice-leave_out = Verkleidung anlegen
choice-let_come = Sie kommen lassen

# --- dasselbe, wo nichts daneben zeigt, worum es geht

says-attack = Angriff auf { event-at_foe }: { $item }
says-aim_at_foe = Auf { event-at_foe } zielen
says-act_first = { event-by_foe } handelt zuerst
says-keep_find = { $find } behalten
says-sell_find = Lieber ein Stück Käse für { $find }
says-replace = { $find } behalten und dafür zurücklassen: { $item }
says-pick = { $option }
says-go = Nach { $field } gehen: { where }
says-climb_out = Aus dem Wasser steigen, nach { $field }: { where }
says-aim_at_field = { $field } wählen: { where }
says-place_at =
    { $who ->
        [foe] { $foe } auf { $field }: { where }
        [hero] { $hero } auf { $field }: { where }
       *[everybody] Alle Mäuse auf { $field }: { where }
    }
where =
    { $where ->
        [with] { $side }, bei { $figure }
        [beside] { $side }, neben { $figure }
        [at] { $side }, am Ausgang nach { $exit }
        [near] { $side }, nahe am Ausgang nach { $exit }
        [at_turn] { $side }, auf dem Wendefeld
        [near_turn] { $side }, neben dem Wendefeld
       *[alone] { $side }
    }
side-north_west = Nordwesten
side-north = Norden
side-north_east = Nordosten
side-west = Westen
side-middle = Mitte
side-east = Osten
side-south_west = Südwesten
side-south = Süden
side-south_east = Südosten

# --- dasselbe als Hauptwort, neben anderem

noun-choose_hero = { $hero }
noun-choose_ability = { $ability } für { $hero }
noun-keep_item = { $item } für { $hero }
noun-keep_ability = { $ability } für { $hero }
noun-keep_nothing = nichts für { $hero }
noun-try_again = dieses Kapitel noch einmal
noun-go_on_anyway = Weitergehen um einen Preis
noun-give_up = Zuklappen des Buchs
noun-go = Weg nach { $field }
noun-stand_up = Aufstehen
noun-climb_out = Ausstieg nach { $field }
noun-scurry = Wuseln
noun-attack = Angriff auf { event-at_foe } ({ $item })
noun-search = Suche
noun-do_act = { $act }
noun-recover = Erholung
noun-explore = Erkunden: { $exit }
noun-nurse = Pflege für { $hero }
noun-equip = Ordnen der Ausrüstung
noun-wear = Anlegen: { $item }
noun-stow = Einpacken: { $item }
noun-trade = Tausch mit { $hero }
noun-give = Hergeben: { $item }
noun-ask_for = Erbitten: { $item }
noun-give_cheese = Hergeben eines Stücks Käse
noun-ask_for_cheese = Bitte um ein Stück Käse
noun-done = nichts weiter
noun-level_up = { $ability } für 6 Stück Käse
noun-use_ability = { $ability } ({ $hero })
noun-use_item = { $item } ({ $hero })
noun-let_it_be = Bleibenlassen
noun-act_again = weitere Aktion
noun-end_turn = Zugende
noun-keep_find = { $find }
noun-sell_find = Käse für { $find }
noun-replace = { $find } an der Stelle von { $item }
noun-pick_find = { $item }
noun-aim_at_mouse = { $hero }
noun-aim_at_foe = { event-at_foe }
noun-aim_at_field = { $field }
noun-place_at = { $field }
noun-act_first = { event-at_foe } zuerst
noun-wound_card = { $card }
noun-pick = { $option }
noun-leave_out = Verkleidung
noun-let_come = Kommenlassen
