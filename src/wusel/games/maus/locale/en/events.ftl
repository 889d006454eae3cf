# What happens in Maus und Mystik.

# --- a foe in a sentence: at its beginning, and further on. Of common ones the figure is named.

event-by_foe =
    { $foe ->
        [Roach] { $figure }
        [Rat] { $figure }
        [Spider] The spider
        [Centipede] The centipede
        [Gram] Captain Gram
        [Kettra] Kettra
        [Brodie] Brodie
        [Flor] Flor
       *[other] Elite { $figure }
    }
event-at_foe =
    { $foe ->
        [Roach] { $figure }
        [Rat] { $figure }
        [Spider] the spider
        [Centipede] the centipede
        [Gram] Captain Gram
        [Kettra] Kettra
        [Brodie] Brodie
        [Flor] Flor
       *[other] Elite { $figure }
    }

# --- chapters, pages, the track

event-chapter_begins = “{ $chapter }” begins: { $room }. It is over on page { $end }.
event-hero_joins = { $seat } leads { $hero }.
event-hero_joins-you = You lead { $hero }.
event-ability_learned = { $hero } learns “{ $ability }”.
event-page_turned = A page is turned: “{ $page }”.
event-line_said = { $line }
event-picked = “{ $page }”: { $seat } chooses “{ $option }”
event-picked-you = “{ $page }”: you choose “{ $option }”
event-track_laid = The track, from the top: { $cards }.
event-card_added = New at the end of the track: { $card }.
event-card_removed = Off the track: { $card }.
event-ambushed =
    { $place ->
        [0] Ambush! { $card }: up to the top of the track ({ $face }).
        [one] Ambush! { $card }: up the track, with only one card before ({ $face }).
       *[other] Ambush! { $card }: up the track, with { $place } cards before ({ $face }).
    }
event-swapped = Places change on the track: { $card } before { $other }.
event-lifted =
    { $place ->
        [0] To the top of the track: { $card }.
        [one] Up the track, with only one card before: { $card }.
       *[other] Up the track, with { $place } cards before: { $card }.
    }
event-round_begins = Round { $n } begins.
event-goal_changed = A new goal: “{ $page }”.
event-counted = { $count }: { $n }.

# --- a mouse’s turn

event-turn_begins =
    { $points ->
        [one] It is { $hero }’s turn: { $face }, 1 point for moving.
       *[other] It is { $hero }’s turn: { $face }, { $points } points for moving.
    }
event-turn_skipped = { $hero } is captured and has to wait.
event-walked = { $hero } goes: { $path }.
event-entered_at = { $hero } comes in on { $field }.
event-stood_up = { $hero } gets up again.
event-scurried =
    { $points ->
        [one] { $hero } scurries: { $face }, 1 more point.
       *[other] { $hero } scurries: { $face }, { $points } more points.
    }
event-swam = { $hero } swims to { $field }.
event-drifted = The current carries { $hero } to { $field }.
event-swim_failed = { $hero } paddles and paddles and does not get out of the water.
event-trap_set = A mouse trap lies in wait on { $field }.
event-trap_held = { $hero } tiptoes over the trap on { $field }: { $faces }.
event-trap_snapped = Snap! The trap on { $field } gets { $hero }: { $faces }.
event-searched =
    { $success ->
        [0] { $hero } searches and finds nothing ({ $face }).
       *[other] { $hero } searches and comes upon something ({ $face }).
    }
event-found_by_light = { $hero } holds up the light and sees it at once.
event-rolled_again = { $hero } rolls again: { $faces }.
event-resisted = { $hero } holds out ({ $face }).
event-found = { $hero } finds: { $item }.
event-find_kept = { $hero } keeps: { $item }.
event-find_sold = { $hero } would rather have a piece of cheese and leaves: { $item }.
event-item_dropped = { $hero } is rid of: { $item }.
event-item_used = { $hero } uses: { $item }.
event-item_worn = { $hero } puts on: { $item }.
event-item_stowed = { $hero } puts into the bundle: { $item }.
event-item_given = { $hero } gives to { $other }: { $item }.
event-cheese_given =
    { $n ->
        [one] { $hero } gives a piece of cheese to { $other }.
       *[other] { $hero } gives { $n } pieces of cheese to { $other }.
    }
event-ability_used = { $hero } uses: { $ability }.
event-act_tried = { $hero } tries: { $act } ({ $faces }).
event-act_done = { $hero } has done it: { $act }.
event-act_failed = { $hero } has not managed it: { $act }.
event-recovery_failed = { $hero } tugs at the web, and it holds ({ $face }).

# --- rooms and encounters

event-explored = { $hero } leads the way ({ $exit }): { $room }.
event-tile_turned = The tile is turned over: { $room }.
event-ground_changed = The room is no longer what it was: { $ground }.
event-encounter_drawn =
    { $row ->
        [0] An encounter: “{ $encounter }”, as on pages 1 and 2.
        [1] An encounter: “{ $encounter }”, as on pages 3 and 4.
       *[other] An encounter: “{ $encounter }”, as on page 5 and after.
    }
event-encounter_spent = The encounter “{ $encounter }” is spent.
event-left_out = The disguise works: the rats see nothing but rats and stay away.

# --- attacks

event-attacked = { $hero } attacks { event-at_foe } ({ $item }): { $faces }.
event-foe_attacked = { event-by_foe } attacks { $hero }: { $faces }.
event-friend_attacked = { $hero } is bewitched and attacks { $victim }: { $faces }.
event-defended = { $hero } defends: { $faces }.
event-foe_defended = { event-by_foe } defends: { $faces }.
event-missed = { $hero } misses { event-at_foe }.
event-friend_missed = { $hero } misses { $victim }.
event-warded_off = { $hero } wards off every blow.
event-foe_missed = { event-by_foe } misses.
event-foe_warded_off = { event-by_foe } wards off every blow.
event-hurt =
    { $n ->
        [one] { $hero } takes a wound.
       *[other] { $hero } takes { $n } wounds.
    }
event-poisoned =
    { $n ->
        [one] { $hero } takes a poison wound.
       *[other] { $hero } takes { $n } poison wounds.
    }
event-healed =
    { $n ->
        [one] A wound of { $hero }’s heals.
       *[other] { $n } wounds of { $hero }’s heal.
    }
event-antidote_given =
    { $n ->
        [one] A poison wound of { $hero }’s heals.
       *[other] { $n } poison wounds of { $hero }’s heal.
    }
event-afflicted = { $hero } is now { $condition }.
event-freed_of = { $hero } is no longer { $condition }.
event-protected =
    { $n ->
        [one] { $hero } is hard to hit: one die more in defence until the next turn.
       *[other] { $hero } is hard to hit: { $n } dice more in defence until the next turn.
    }
event-encouraged =
    { $n ->
        [one] { $hero } takes heart: one die more in attacks until the end of the round.
       *[other] { $hero } takes heart: { $n } dice more in attacks until the end of the round.
    }
event-captured = { $hero } is captured!
event-freed = { $hero } is free again and slips out on { $field }.
event-achieved = From now on { $hero } is called { $achievement }!

# --- foes

event-foes_begin = Now it is their turn: { $card }.
event-foe_placed = { event-by_foe } appears on { $field }.
event-foe_moved = { event-by_foe } comes closer: { $path }.
event-foe_rolled = { event-by_foe } rolls: { $faces }.
event-foe_hurt =
    { $n ->
        [one] { event-by_foe } takes a wound.
       *[other] { event-by_foe } takes { $n } wounds.
    }
event-foe_card_hurt =
    { $n ->
        [one] { $card }: a wound.
       *[other] { $card }: { $n } wounds.
    }
event-foe_felled = { event-by_foe } is knocked down.
event-foe_stood_up = { event-by_foe } gets up again.
event-foe_defeated = { event-by_foe } has had enough and runs.
event-foe_left = { event-by_foe } goes away.
event-foe_calmed = { event-by_foe } does not fight any more.
event-foe_roused = { event-by_foe } turns on you.
event-no_figure_left = No figure is left for this foe: { $foe }.
event-roaches_greedy = The roaches turn greedy: what they steal goes onto the wheel.

# --- cheese and time

event-cheese_gained =
    { $n ->
        [one] { $hero } gets a piece of cheese.
       *[other] { $hero } gets { $n } pieces of cheese.
    }
event-cheese_paid =
    { $n ->
        [one] { $hero } pays a piece of cheese.
       *[other] { $hero } pays { $n } pieces of cheese.
    }
event-cheese_stolen =
    { $n ->
        [one] A piece of cheese is stolen from { $hero }.
       *[other] { $n } pieces of cheese are stolen from { $hero }.
    }
event-wheel_filled =
    { $n ->
        [one] There is one piece of cheese on the wheel.
       *[other] There are { $n } pieces of cheese on the wheel now.
    }
event-wheel_emptied =
    { $n ->
        [0] Cheese is taken off the wheel: none is left.
        [one] Cheese is taken off the wheel: one piece is left.
       *[other] Cheese is taken off the wheel: { $n } pieces are left.
    }
event-surge = Something is stirring behind the walls: reinforcements ({ $room }).
event-hourglass_turned = The hourglass moves on to page { $n }.
event-end_moved = A little more time: the end marker moves on to page { $n }.

# --- the end of a chapter

event-chapter_won = “{ $chapter }” has ended well.
event-chapter_lost_by_time = The last page of “{ $chapter }” is turned too soon: time is up.
event-chapter_lost_by_capture = All mice are captured, and “{ $chapter }” is lost.
event-chapter_lost_by_story = “{ $chapter }” has taken a bad turn.
event-kept = { $hero } takes along: { $item }.
event-kept_ability = { $hero } still knows: { $ability }.
