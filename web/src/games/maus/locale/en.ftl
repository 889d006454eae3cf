# What the board of Maus und Mystik says.

# --- the parts of the board

mm-track = Who acts when
mm-time = Cheese wheel, hourglass and goal
mm-mice = The mice
mm-turn = What she can do
mm-which = Choose here
mm-sight = Who sees what
mm-skip = Skip
mm-turn-page = Turn the page
mm-acting = It is their turn.
mm-acted = Has acted in this round.
mm-to-come = Still to come in this round.
mm-wheel =
    { $left ->
        [one] Cheese wheel: { $n } of { $most }, one more and reinforcements come.
       *[other] Cheese wheel: { $n } of { $most }, { $left } more and reinforcements come.
    }
mm-surge = Then in this room:
mm-crowd = { $n } × { $foe }
mm-hourglass =
    { $left ->
        [0] The hourglass is on page { $page }, the last one.
        [one] The hourglass is on page { $page } of { $end }: one page is left.
       *[other] The hourglass is on page { $page } of { $end }: { $left } pages are left.
    }
mm-hourglass-text = When it reaches the seal, time is up.
mm-left =
    { $points ->
        [one] One point for moving
       *[other] { $points } points for moving
    }, { $actions ->
        [0] no action left
        [one] one action
       *[other] { $actions } actions
    }

# --- what can be done

mm-do-stand_up = Stand up
mm-do-climb_out = Get out
mm-do-nurse = Nurse
mm-do-attack = Attack
mm-do-search = Search
mm-do-do_act = Deed
mm-do-explore = Explore
mm-do-scurry = Scurry
mm-do-recover = Recover
mm-do-act_again = Once more
mm-do-use_ability = Ability
mm-do-use_item = Card
mm-do-trade = Trade
mm-do-equip = Equip
mm-do-level_up = Learn
mm-dice-attack = attacks
mm-dice-defence = defends
mm-dice-roll = rolls

# --- mice and things

mm-attack = Attack
mm-defence = Defence
mm-lore = Lore
mm-speed = Speed
mm-values = Attack { $attack }, defence { $defence }, lore { $lore }, speed { $speed }, life { $life }
mm-foe-values = attack { $attack }, defence { $defence }, life { $life }
mm-attack-dice = attack +{ $n }
mm-defence-dice = defence +{ $n }
mm-cheese =
    { $n ->
        [one] 1 cheese
       *[other] { $n } cheese
    }
mm-mouse = { $life } of { $most } life, { $cheese } cheese
mm-captured = Captured
mm-abilities = What she knows
mm-worn = Worn
mm-pack = Bundle, { $n } of { $most }
mm-when-never = always
mm-when-turn = freely, in her turn
mm-when-action = as her action
mm-when-hit = when a mouse is hit
mm-when-roll = after a roll
mm-when-found = at once
mm-when-placed = when a foe has come
mm-when-start = at the start of her turn
mm-takes-pages =
    { $n ->
        [one] the hourglass moves on
       *[other] the hourglass moves on { $n } pages
    }
mm-roll-none = without a roll
mm-roll-star = needs a star
mm-roll-stars = needs two stars
mm-roll-hits = needs two hits
mm-quest = if you like
mm-free = takes no action

# --- fields

mm-cost =
    { $n ->
        [one] 1 point to get here
       *[other] { $n } points to get here
    }
mm-ends = Her movement ends here
mm-ends-enemy = Enemies hold her here: her movement ends
mm-ends-water = The water holds her here: her movement ends
mm-aim =
    { $dice ->
        [one] { $figure }: { $item }, 1 die against { $against }
       *[other] { $figure }: { $item }, { $dice } dice against { $against }
    }
mm-paw = Paw print: foes come in here
mm-high = High up: a red line holds mice back
mm-step = A step: over the yellow line it is dearer to get up
mm-cross = Red cross: a place for traps
mm-special = Special field
mm-water = Water
mm-current = Water with a current
mm-trap = A mouse trap!
mm-snare = Your trap, for small enemies
mm-exit = Exit: { $exit } ({ $colour })
mm-side-orange = orange
mm-side-blue = blue
mm-side-undefined = closed
mm-hook = Needs the hook
mm-cog = Only tinkerers and scamps get it open
mm-wounded = { $n } of { $life } wounds
mm-calm = Does not fight
mm-prey = Goes for { $hero }
