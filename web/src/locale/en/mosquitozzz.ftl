# The terrace of Mosquitozzz.
mz-left = { $left } of { $all } left
mz-waiting = { $n ->
    [0] No mosquitos
    [one] One mosquito waits
   *[other] { $n } mosquitos wait
  }
mz-squashed = { $squashed ->
    [0] { $name }: none squashed!
    [one] { $name }: one of { $n } squashed!
   *[other] { $name }: { $squashed } of { $n } squashed!
  }
mz-your-hand = Your hand
mz-laid-by = laid by { $name }
mz-place = { $name }: { $blood } of 10 drops of blood, { $hand } cards in hand, { $draw } in the draw pile, { $discard } in the discard pile
mz-has-lamp = has the lamp
mz-is-infected = infected
mz-deck = { $zone }: { $n }
mz-bank = Blood bank: { $n ->
    [one] one drop
   *[other] { $n } drops
  }
mz-short-swarm_deck = Swarm
mz-short-experience = Experience
mz-short-bank = Blood
mz-stays = stays
mz-leaves = leaves the game after use
mz-look = Look at { $what }
mz-known-deck = Still in the deck, in unknown order
mz-known-removed = Out of the game
mz-known-display = Open
mz-known-holds = Certainly in hand
mz-known-unseen = In hand or draw pile
mz-known-draw = In your draw pile, in unknown order
mz-known-discard = In the discard pile
mz-known-reds = { $n ->
    [0] None of the hand cards that nobody has seen can be red.
    [one] At most one of the hand cards that nobody has seen can be red.
   *[other] At most { $n } of the hand cards that nobody has seen can be red.
  }
mz-nothing = nothing
mz-stage-blue = Blue, green or Flat Hand
mz-stage-green = Green or Flat Hand now
mz-stage-flat_hand = Only Flat Hands now
mz-stage-spent = You have nothing more against them.

# Card names, with places where a small card may break them.
mz-name-sanguification = Sangui{ "\u00AD" }fication
mz-name-infestation = Infes{ "\u00AD" }tation
mz-name-apocalypse = Apoca{ "\u00AD" }lypse
