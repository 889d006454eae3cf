# Why a choice is better, by what typically follows from it.

by-wounds = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] wound
       *[other] wounds
    }
by-captures = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] capture
       *[other] captures
    }
by-mice = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] mouse
       *[other] mice
    }
by-enemies = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] foe
       *[other] foes
    }
by-pages = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] page
       *[other] pages
    }
by-cheese = { $n } { $more ->
        [more] more
       *[less] less
    } cheese
by-rooms = { $n } { $n ->
        [one] room
       *[other] rooms
    } { $more ->
        [more] further
       *[less] less far
    }
by-things = { $n } { $more ->
        [more] more
       *[less] fewer
    } { $n ->
        [one] thing
       *[other] things
    }
why-wounds_now = about { $by } among the mice at once
why-enemies_now = about { $by } in the room at once
why-cheese_now = about { $by } in the mice’s paws at once
why-things_now = about { $by } in the bundles at once
why-wounds_soon = soon about { $by } among the mice
why-wounds_late = about { $by } among the mice later on
why-captures = about { $by } later on
why-free_mice = about { $by } on their feet
why-enemies = soon about { $by } in the room
why-pages = about { $by } left
why-wheel = soon about { $by } on the foes’ wheel
why-cheese = soon about { $by } in the mice’s paws
why-rooms = about { $by } into the house
why-victory = the chapter soon won { $by }
why-things = about { $by } in the bundles later on

# --- what people who know the game go by

thumb-choose_party = One who hits hard, one who shoots, one who heals; the rest to your taste.
thumb-choose_first_ability = One that helps in every fight, not once a chapter.
thumb-keep_something = A weapon or armour that she wears; finds that are used up can be found again.
thumb-keep_some_ability = The one you used most.
thumb-go_on_after_loss = Once more, if you know what went wrong.
thumb-take_turn = Beat weak foes before they strike: each one less is one attack less. With nobody in the room, search if there are pages left, else go on.
thumb-free_captured = Beside a friend, away from exits that foes use.
thumb-wear_and_stow = Wear what gives dice; stow what is used up.
thumb-barter = Weapons to the best fighter, cheese to a mouse with an ability to pay for.
thumb-choose_card = The card that acts next.
thumb-strike_on = The foe that is easiest to beat.
thumb-next_knife = The foe that is easiest to beat.
thumb-order = The mouse with the most dice against a foe in reach.
thumb-obey = The foe that is easiest to beat.
thumb-move_friend = A mouse that can attack from there, or get away.
thumb-move_one_field = Towards the goal, or out of reach.
thumb-answer_hits = Help if the wound would capture her or cost more than the help.
thumb-answer_roll = Roll again if it failed and much depends on it.
thumb-take_find = Keep what gives dice or heals; cheese for the rest.
thumb-choose_find = What the party lacks.
thumb-arrive = Strong mice in front, archers where they see.
thumb-disguise = Put it on when wounds lie on you and pages are short.
thumb-place_foes = Far from the weakest mouse.
thumb-answer_placing = Strike while it stands alone.
thumb-foes_turn = The weaker one first: it may be in the way of the other.
thumb-choose_mouse = The mouse that acts next, or needs it most.
thumb-choose_foe = The most dangerous one that can be beaten.
thumb-choose_field = Where it meets most foes, or keeps most mice safe.
thumb-learn_something = What helps in every fight.
thumb-turn_page = The hint beside each answer says what it may bring.
thumb-strike_first = Beat weak foes before they strike: each one less is one attack less.
thumb-search_in_peace = With nobody in the room, search as long as there are pages left.
thumb-go_on_in_peace = With nobody in the room and enough found, go on: pages are short.
thumb-keep_gear = Keep what somebody can wear; finds that are used up can be found again.
