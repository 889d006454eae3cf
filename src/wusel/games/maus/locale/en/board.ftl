# The table in a terminal.

board-language = en
board-round = Round { $n }
board-goal = Goal
board-track = Track
board-wheel = Wheel
board-pages = Pages
board-page = page { $n } of { $end }
board-surge = If it fills
board-nobody = nobody
board-calm_room = No enemy here
board-captured = captured
board-away = on the way
board-weather = Here
board-party = Together
board-counts = Counted
board-drawn = Drawn
board-dice = Dice
board-decks = Decks
board-finds =
    { $n ->
        [one] 1 find
       *[other] { $n } finds
    }
board-encounters =
    { $n ->
        [one] 1 encounter
       *[other] { $n } encounters
    }
board-spent = Spent
board-been = Been to
board-acts = What can be done in this chapter
board-quest = quest
board-anywhere = anywhere
board-mice = The mice
board-foes = The enemies
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-actions =
    { $n ->
        [0] no action left
        [one] 1 action
       *[other] { $n } actions
    }
board-cheese =
    { $n ->
        [one] 1 cheese
       *[other] { $n } cheese
    }

# --- signs

board-water = water, and where it flows
board-high = high, behind a red line
board-step = a step up
board-paw = paw print
board-red_x = red cross
board-special = special field
board-turn = turn field
board-exit = way out
board-trap = trap
board-snare = your own trap
board-reach = what it takes to go there
board-ends = movement ends there
board-life = life
board-poison = poison
board-attack = attack
board-defence = defence
board-lore = lore
board-speed = speed
board-lies = knocked down
board-prey = goes for
board-piece = cheese
