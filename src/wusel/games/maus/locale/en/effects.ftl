# What cards and chapters do: the text on them.

# --- for tales

effect-tell = The story goes on: “{ $page }”.
effect-aim = A new goal: “{ $page }”.
effect-win = The chapter is won.
effect-lose = The chapter is lost.
effect-count = { $count }: { $n } more.
effect-clear = { $count }: back to 0.
effect-permit = From now on { $permission }.

# --- for the house

effect-change = The room changes: { $ground }.
effect-turn_pages =
    { $n ->
        [one] The hourglass moves one page on.
       *[other] The hourglass moves { $n } pages on.
    }
effect-more_pages =
    { $n ->
        [one] The end marker moves one page on.
       *[other] The end marker moves { $n } pages on.
    }
effect-fill_wheel =
    { $n ->
        [one] A piece of cheese goes onto the wheel.
       *[other] { $n } pieces of cheese go onto the wheel.
    }
effect-take_from_wheel =
    { $n ->
        [one] A piece of cheese is taken off the wheel.
       *[other] { $n } pieces of cheese are taken off the wheel.
    }

# --- for foes

effect-place = Foes come: { $n } × { $foe } ({ $area }).
effect-place_calm = Here in peace: { $n } × { $foe } ({ $area }).
effect-leave = They leave: { $foe }.
effect-calm = No enemy any more: { $foe }.
effect-calm_cards = From now on they come in peace: { $foe }.
effect-take_card = One card less for: { $foe }.
effect-rouse = An enemy from now on: { $foe }.
effect-make_greedy = The roaches turn greedy.
effect-fell_near =
    { $n ->
        [0] Small enemies on the same field are knocked down.
        [one] Small enemies on the same field or next to it are knocked down.
       *[other] Small enemies up to { $n } fields away are knocked down.
    }
effect-send_last =
    { $n ->
        [0] The cards of small enemies on the same field go to the end of the track.
        [one] The cards of small enemies on the same field or next to it go to the end of the track.
       *[other] The cards of small enemies up to { $n } fields away go to the end of the track.
    }
effect-daunt =
    { $n ->
        [one] For the rest of the chapter enemies defend with one die less.
       *[other] For the rest of the chapter enemies defend with { $n } dice less.
    }

# --- for everybody in an area

effect-strike_area = Everybody there takes a hit and may defend: { $area }.
effect-warn =
    { $n ->
        [one] When something strikes them next, mice defend with one die more.
       *[other] When something strikes them next, mice defend with { $n } dice more.
    }
effect-fell_area = All small figures there are knocked down: { $area }.
effect-afflict_area = Each mouse there that rolls no star is now { $condition }: { $area }.

# --- for mice

effect-wound =
    { $n ->
        [one] { $who }: a wound.
       *[other] { $who }: { $n } wounds.
    }
effect-poison =
    { $n ->
        [one] { $who }: a poison wound.
       *[other] { $who }: { $n } poison wounds.
    }
effect-heal =
    { $n ->
        [one] { $who }: heal a wound.
       *[other] { $who }: heal up to { $n } wounds.
    }
effect-cure =
    { $n ->
        [one] { $who }: heal a poison wound.
       *[other] { $who }: heal up to { $n } poison wounds.
    }
effect-afflict = { $who }: now { $condition }.
effect-relieve = { $who }: no longer { $condition }.
effect-gain_cheese =
    { $n ->
        [one] { $who }: get a piece of cheese.
       *[other] { $who }: get { $n } pieces of cheese.
    }
effect-lose_cheese =
    { $n ->
        [one] { $who }: lose a piece of cheese.
       *[other] { $who }: lose { $n } pieces of cheese.
    }
effect-carry_to = The mouse is carried off: { $area }.
effect-find = The mouse finds: { $item }.
effect-lose_item = You lose: { $item }.
effect-learn = { $who }: learn an ability.
effect-draw =
    { $n ->
        [one] Draw a find.
       *[other] Draw { $n } finds and keep one of them.
    }
effect-move_on =
    { $n ->
        [one] { $who }: go up to 1 field.
       *[other] { $who }: go up to { $n } fields.
    }
effect-move_up =
    { $n ->
        [one] The mouse’s card moves one place up the track.
       *[other] The mouse’s card moves { $n } places up the track.
    }

# --- for this attack or defence, this turn or round

effect-aim_well =
    { $n ->
        [one] One die more for this attack.
       *[other] { $n } dice more for this attack.
    }
effect-double_dice = Twice as many dice for this attack.
effect-weaken =
    { $n ->
        [one] The target defends with one die less.
       *[other] The target defends with { $n } dice less.
    }
effect-pierce = Shields without a star do not block this attack.
effect-sweep = This attack strikes everybody on one field.
effect-see_all = This attack needs no line of sight.
effect-follow_up = If this attack beats somebody, another may follow on the same field.
effect-every_knife = One attack with each knife.
effect-protect =
    { $n ->
        [one] { $who }: one die more in defence until the next turn.
       *[other] { $who }: { $n } dice more in defence until the next turn.
    }
effect-encourage =
    { $n ->
        [one] { $who }: one die more for attacks in this round.
       *[other] { $who }: { $n } dice more for attacks in this round.
    }

# --- for answers

effect-roll_again = Roll these dice again.
effect-ward_off =
    { $n ->
        [one] One hit misses after all.
       *[other] Up to { $n } hits miss after all.
    }
effect-step_between =
    { $n ->
        [0] The mouse takes the hits in place of another close by.
        [one] The mouse takes the hits in place of another close by, with one die more in defence.
       *[other] The mouse takes the hits in place of another close by, with { $n } dice more in defence.
    }
effect-shoot = A shot at once at an enemy that has just come into sight.

# --- for more

effect-strike =
    { $n ->
        [one] An attack with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } on an enemy in sight: swords hit.
       *[other] An attack with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } on each of up to { $n } enemies in sight: swords hit.
    }
effect-order_attack = Another mouse attacks at once.
effect-second_action = One more action in this turn.
effect-inspire = In this round each mouse may pay a piece of cheese for another action.
effect-set_trap = Set a trap on the same field or next to it: it snaps at small enemies.
effect-bow_is_star = In this search a bow counts as a star.
