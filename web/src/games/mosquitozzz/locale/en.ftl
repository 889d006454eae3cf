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
mz-place = { $name }: { $blood } of { $full } drops of blood, { $hand } cards in hand, { $draw } in the draw pile, { $discard } in the discard pile
mz-has-lamp = has the lamp
mz-bank = Blood bank: { $n ->
    [one] one drop
   *[other] { $n } drops
  }
mz-short-experience = Experience
mz-short-bank = Blood
mz-display-later = { $name } takes one of these at the end of this turn.
mz-stays = stays
mz-stay-fewest = As few as possible stay: { $cards }
mz-stay-most = As many as possible stay: { $cards }
mz-stay-these = These stay: { $cards }
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

# Card names, with places where a small card may break them.
mz-name-sanguification = Sangui{ "\u00AD" }fication
mz-name-infestation = Infes{ "\u00AD" }tation
mz-name-apocalypse = Apoca{ "\u00AD" }lypse

# The guided first game.
guide-mosquitozzz-lamp = The lamp stands before you, so the swarm comes for you.
guide-mosquitozzz-lay = Everybody lays a card. Red ones bring mosquitos, all others can help the player with the lamp. Pick one!
guide-mosquitozzz-blue = Blue cards come first: this is how blood gets back into your glass.
guide-mosquitozzz-defend =
    { $n ->
        [one] One mosquito! Green cards chase it off, your own and those that were laid. Use one!
       *[other] { $n } mosquitos! Green cards chase them off, your own and those that were laid. Use one!
    }
guide-mosquitozzz-slap =
    { $n ->
        [one] One mosquito left? Slap! The Flat Hand throws a disc for it: squashed or alive.
       *[other] { $n } mosquitos left? Slap! The Flat Hand throws a disc for each of them: squashed or alive.
    }
guide-mosquitozzz-blood =
    { $n ->
        [one] They drank from your glass: one drop left. When somebody runs dry, the fullest glass wins.
       *[other] They drank from your glass: { $n } drops left. When somebody runs dry, the fullest glass wins.
    }
guide-mosquitozzz-learn = You learn with every bite: take one of these cards. Later it comes to your hand.
guide-mosquitozzz-again = The Alpha Mosquito has taken a liking to you: the lamp stays here for another turn.

# The game in two minutes.
lesson-mosquitozzz-aim = Keep your blood
lesson-mosquitozzz-aim-text = A summer night, one lamp, and a swarm. Everybody has { $blood } drops in the glass. When somebody has lost the last drop, or the swarm deck runs out, the fullest glass wins.
lesson-mosquitozzz-lay = Everybody lays one card
lesson-mosquitozzz-lay-text = Face down, all at once, then turned up. Red cards join the swarm, which attacks the player with the lamp. Any other card lies there for that player to use. The swarm deck adds a card of its own.
lesson-mosquitozzz-defend = The lamp defends
lesson-mosquitozzz-defend-text = Use as many cards as you like, from your hand and of those that were laid. Blue ones first: they help your blood. Then green ones: each symbol repels a mosquito. Flat Hands last.
lesson-mosquitozzz-slap = Slap!
lesson-mosquitozzz-slap-text = A Flat Hand throws a disc for every mosquito that is left. Squashed means repelled; whatever is alive goes on biting.
lesson-mosquitozzz-sting = Count the stings
lesson-mosquitozzz-sting-text = Every mosquito left costs you a drop. Red cards that you repelled come to your discard pile: one day you will lay them yourself. And you learn from it: take one of the open experience cards.
lesson-mosquitozzz-lamp = Hand on the lamp
lesson-mosquitozzz-lamp-text = Give it to anybody, unless an orange mosquito in the swarm decides for you. All fill up their hands, and the next night begins over there.

# The end.
mz-dawn-picture = Day breaks over the terrace; everybody's glass stands in a row.
mz-night-picture = The terrace stays dark, and the swarm is everywhere.
mz-dawn-rivals = Day breaks, and the swarm goes to sleep. The fullest glass has won.
mz-dawn-won = Day breaks: you have made it through the night.
mz-dawn-lost = It never got light: the swarm has had its fill.

# The sections of the rules.
section-MZ-C = Components
section-MZ-S = Set-up
section-MZ-T = The turn
section-MZ-A = Phase A: the swarm grows
section-MZ-B = Phase B: defence
section-MZ-X = Phase C: counting the stings
section-MZ-D = Phase D: taking breath
section-MZ-G = Blood and cards
section-MZ-R = Red cards
section-MZ-O = Orange cards
section-MZ-GR = Green cards
section-MZ-BL = Blue cards
section-MZ-E = The end
section-MZ-K = Playing together
section-MZ-H = What is hidden
section-MZ-Q = Rulings
