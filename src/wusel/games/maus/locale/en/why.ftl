# Why a choice is better, by what typically follows from it.

by-wounds = { $n } { $n ->
        [one] wound
       *[other] wounds
    } { $more ->
        [more] more
       *[less] fewer
    }
by-captures = { $n } { $n ->
        [one] capture
       *[other] captures
    } { $more ->
        [more] more
       *[less] fewer
    }
by-mice = { $n } { $n ->
        [one] mouse
       *[other] mice
    } { $more ->
        [more] more
       *[less] fewer
    }
by-enemies = { $n } { $n ->
        [one] foe
       *[other] foes
    } { $more ->
        [more] more
       *[less] fewer
    }
by-pages = { $n } { $n ->
        [one] page
       *[other] pages
    } { $more ->
        [more] more
       *[less] fewer
    }
by-cheese = { $n } cheese { $more ->
        [more] more
       *[less] less
    }
by-rooms = { $n } { $n ->
        [one] room
       *[other] rooms
    } { $more ->
        [more] further
       *[less] less far
    }
by-things = { $n } { $n ->
        [one] thing
       *[other] things
    } { $more ->
        [more] more
       *[less] fewer
    }
why-wounds_soon = about { $by } among you by the end of your next turn
why-wounds_late = about { $by } among you later on
why-captures = about { $by }
why-free_mice = about { $by } on their feet
why-enemies = about { $by } in the room by the end of your next turn
why-pages = about { $by } left to you
why-wheel = about { $by } on the foes’ wheel
why-cheese = about { $by } in your paws
why-rooms = about { $by } into the house
why-things = about { $by } in your bundles
