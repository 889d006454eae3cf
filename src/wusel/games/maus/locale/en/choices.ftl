# What can be chosen in Maus und Mystik.

# --- setting up, and between chapters

choice-choose_hero = Take { $hero } along
choice-choose_ability = { $hero } learns: { $ability }
choice-keep_item = { $hero } keeps: { $item }
choice-keep_ability = { $hero } remembers: { $ability }
choice-keep_nothing = { $hero } keeps nothing
choice-try_again = Turn back a page: this chapter again
choice-go_on_anyway = Go on all the same, at a price
choice-give_up = Close the book

# --- a mouse’s turn

choice-go = Go to { $field }
choice-stand_up = Stand up
choice-climb_out = Get out of the water, to { $field }
choice-scurry = Scurry: move again
choice-attack = Attack { $figure }: { $item }
choice-search = Search
choice-do_act = { $act }
choice-recover = Recover
choice-explore = Explore: { $exit }
choice-nurse = Nurse { $hero } instead of moving
choice-equip = Sort the equipment
choice-wear = Put on: { $item }
choice-stow = Into the bundle: { $item }
choice-trade = Trade with { $hero }
choice-give = Give away: { $item }
choice-ask_for = Ask for: { $item }
choice-give_cheese = Give away a piece of cheese
choice-ask_for_cheese = Ask for a piece of cheese
choice-done = Done
choice-level_up = Learn for 6 pieces of cheese: { $ability }
choice-use_ability = { $hero } uses: { $ability }
choice-use_item = { $hero } uses the card: { $item }
choice-let_it_be = Let it be
choice-act_again = Pay a piece of cheese for another action
choice-end_turn = End the turn

# --- what was found

choice-keep_find = Keep the find
choice-sell_find = Take a piece of cheese for it
choice-replace = Keep it and leave behind: { $item }
choice-pick_find = Keep: { $item }

# --- whom, where, which

choice-aim_at_mouse = Choose { $hero }
choice-aim_at_foe = Aim at { $figure }
choice-aim_at_field = Choose { $field }
choice-place_at = Place on { $field }
choice-act_first = Let { $figure } act first
choice-wound_card = The wound goes to: { $card }
choice-pick =
    { $option ->
        [0] The first way
        [1] The second way
        [2] The third way
        [3] The fourth way
       *[other] The way numbered { $option }
    }
choice-leave_out = Put on the disguise: no rats
choice-let_come = Let them come

# --- choices, where nothing beside them shows what they are about

says-attack = Attack { event-at_foe }: { $item }
says-aim_at_foe = Aim at { event-at_foe }
says-act_first = Let { event-at_foe } act first
says-keep_find = Keep { $find }
says-sell_find = Take a piece of cheese for { $find }
says-replace = Keep { $find } and leave behind: { $item }
says-pick = { $option }
says-go = Go to { $field }: { where }
says-climb_out = Get out of the water, to { $field }: { where }
says-aim_at_field = Choose { $field }: { where }
says-place_at =
    { $who ->
        [foe] { $foe } to { $field }: { where }
        [hero] { $hero } to { $field }: { where }
       *[everybody] All mice to { $field }: { where }
    }
where =
    { $where ->
        [with] { $side }, with { $figure }
        [beside] { $side }, beside { $figure }
        [at] { $side }, at the way out { $exit }
        [near] { $side }, near the way out { $exit }
        [at_turn] { $side }, on the turn field
        [near_turn] { $side }, beside the turn field
       *[alone] { $side }
    }
side-north_west = north-west
side-north = north
side-north_east = north-east
side-west = west
side-middle = middle
side-east = east
side-south_west = south-west
side-south = south
side-south_east = south-east

# --- choices as nouns, beside one another

noun-choose_hero = { $hero }
noun-choose_ability = { $ability } for { $hero }
noun-keep_item = { $item } for { $hero }
noun-keep_ability = { $ability } for { $hero }
noun-keep_nothing = nothing for { $hero }
noun-try_again = this chapter again
noun-go_on_anyway = going on at a price
noun-give_up = closing the book
noun-go = a walk to { $field }
noun-stand_up = standing up
noun-climb_out = a climb to { $field }
noun-scurry = scurrying
noun-attack = an attack on { event-at_foe } ({ $item })
noun-search = a search
noun-do_act = { $act }
noun-recover = recovering
noun-explore = exploring { $exit }
noun-nurse = nursing { $hero }
noun-equip = sorting the equipment
noun-wear = wearing { $item }
noun-stow = stowing { $item }
noun-trade = trade with { $hero }
noun-give = giving away { $item }
noun-ask_for = asking for { $item }
noun-give_cheese = giving away a piece of cheese
noun-ask_for_cheese = asking for a piece of cheese
noun-done = nothing more
noun-level_up = { $ability } for 6 pieces of cheese
noun-use_ability = { $ability } ({ $hero })
noun-use_item = { $item } ({ $hero })
noun-let_it_be = leaving it
noun-act_again = another action
noun-end_turn = the end of the turn
noun-keep_find = { $find }
noun-sell_find = cheese for { $find }
noun-replace = { $find } in place of { $item }
noun-pick_find = { $item }
noun-aim_at_mouse = { $hero }
noun-aim_at_foe = { event-at_foe }
noun-aim_at_field = { $field }
noun-place_at = { $field }
noun-act_first = { event-at_foe } first
noun-wound_card = { $card }
noun-pick = { $option }
noun-leave_out = the disguise
noun-let_come = letting them come
