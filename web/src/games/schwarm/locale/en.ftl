# The board of Der Schwarm: what the game's own texts do not say.
sw-hidden-card = A hidden card
sw-joker-text = Any single action, once in every round. So far do dangers move: { $dangers }.
sw-left = Left: { $left }
sw-tiles = Tiles: { $tiles }
sw-cards = Cards: { $cards }
sw-land = { $land }, { $coast ->
    [north] north coast
    [east] east coast
    [south] south coast
   *[west] west coast
  }, worth { $n }
sw-station-of = { $n ->
    [0] research station of { $name }
    [one] research station of { $name } with 1 researcher
   *[other] research station of { $name } with { $n } researchers
  }
sw-ships-of = { $n ->
    [one] ship of { $name }
   *[other] { $n } ships of { $name }
  }
sw-buoys-of = { $n ->
    [one] buoy of { $name }
   *[other] { $n } buoys of { $name }
  }
sw-unseen = { $n ->
    [one] 1 tile lies face down
   *[other] { $n } tiles lie face down
  }
sw-price = { $n ->
    [0] costs nothing
    [one] costs 1 point
   *[other] costs { $n } points
  }
sw-still = To take: { $what }
sw-still-actions = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
sw-still-order = order
sw-order = Order cards
sw-order-text = Fixes when you play, and brings one of these abilities for the round:
sw-order-card = Plays as number { $n } in this round
sw-which-order = Which place in the order?
sw-which-action = Joker: which action?
sw-which-ability = Which ability?
sw-which = Which do you mean?
sw-networks = Click to see the networks
sw-scores = Would score now: network +{ $now }, final scoring +{ $end }
sw-stock = Your swarm tiles
sw-stock-none = No swarm tiles in front of you
sw-turn = Turn the tile
sw-key-turn = Turn the tile
sw-key-back = Turn the tile back
sw-key-other = Take another tile
sw-lay = Lay it
sw-gain-now = { $n ->
    [0] no points at once
    [one] 1 point at once
   *[other] { $n } points at once
  }
sw-gain-round = network { $n }
sw-gain-end = final scoring { $n }
sw-at-best = At best: { $gain }
sw-unfit = Joins nothing of yours this way round
sw-gain-queen-joined = reaches the queen
sw-gain-queen-lost = loses the queen
sw-gain-tile = picks up the tile it leaves
sw-gain-damage = { $name } loses { $n }
sw-scoring = Round { $n } is scored
sw-final = The final scoring
sw-total = Sum
sw-queen-stations = Stations at the queen
sw-sides = Coasts joined
sw-away = leaves the board
sw-short-station = Station
sw-far = A click goes there, { $n } fields far.
sw-far-harm = { $n ->
    [one] On the way others lose 1 point to you.
   *[other] On the way others lose { $n } points to you.
  }

# The guided first game.
guide-schwarm-welcome = Welcome! Down here waits the queen. Your network of stations, ships and tiles brings points, most of all if it reaches her.
guide-schwarm-station = Build your first station on a glowing coast. Your network grows from there.
guide-schwarm-rounds = You play { $rounds } rounds: take cards, then play them. After each round your best network scores a point for every piece in it.
guide-schwarm-row = The cards of this round. The first is free; each one that you skip costs a point. Take one!
guide-schwarm-order = Your order card says when it is your turn, and brings a power for this round. Which one would you like?
guide-schwarm-final = After the last round every station joined to the queen scores the number on its land, and a network that joins 2, 3 or 4 coasts scores { $two }, { $three } or { $four } points.
guide-schwarm-fleet = { $joker ->
    [yes] Begin with a ship: it collects the tiles that your network is made of. Your joker stands for any action. Play it as a ship!
   *[no] Begin with a ship: it collects the tiles that your network is made of. Play this card!
  }
guide-schwarm-deploy = Put a ship to sea beside your station. Then it sails in the same turn.
guide-schwarm-ship = Now sail: a ship collects every tile that it sails away from. Click a glowing field.
guide-schwarm-explore = { $joker ->
    [yes] You hold swarm tiles now, and researchers lay them. Your joker stands for any action. Play it as a researcher!
   *[no] You hold swarm tiles now, and researchers lay them. Play a researcher card!
  }
guide-schwarm-tile = { $n ->
    [one] Your researcher lays a tile. It has to join your network: a station, a ship, or a tile of yours. Click a glowing field.
   *[other] Your { $n } researchers lay up to { $n } tiles. Each has to join your network: a station, a ship, or a tile of yours. Click a glowing field.
  }
guide-schwarm-turn = The arrow turns the tile until its channels meet yours; the tick lays it. It gets a buoy of yours, and each eye on it is a point at once.
guide-schwarm-queen = { $joined ->
    [yes] You have reached the queen! Your buoy beside her stays as long as your network holds. Join more stations to it: they all score here at the end.
   *[no] A tile of yours lies in the sea, with a buoy. Lead your channels on to the queen: stations that reach her score at the end, and your ships bridge gaps.
  }
guide-schwarm-scoring = The round was scored. Only your best network counts: a point for each station, researcher, buoy and ship that is joined in it. So join what lies apart.
guide-schwarm-danger = Whale, tsunami and crab steal points: move one over other people's ships or stations, and you get some of theirs.

# The game in two minutes.
lesson-schwarm-aim = Reach the queen
lesson-schwarm-aim-text = Something wakes in the sea. Weave a network from your research stations to the queen and from coast to coast. The most research points win.
lesson-schwarm-row = Take cards, pay for haste
lesson-schwarm-row-text = Every round begins with a row of action cards. The first costs nothing; each one further back costs a point more. Take the order card in good time: it says who goes first, and brings an ability.
lesson-schwarm-ship = Ships collect
lesson-schwarm-ship-text = A ship card may bring out a new ship; then your ships sail { $steps } fields together. They take along every face-down swarm tile that they sail away from.
lesson-schwarm-explore = Researchers explore
lesson-schwarm-explore-text = Put one more researcher on a station, or lay as many tiles as researchers work there, each with a buoy and joined to what is yours. The eyes on a tile are points at once.
lesson-schwarm-danger = Send the dangers
lesson-schwarm-danger-text = Whale and tsunami harm ships, crab and tsunami stations. A player who is hit loses a point for every full { $per } they have, and you get it. Your own pieces are safe from you.
lesson-schwarm-score = Count the network
lesson-schwarm-score-text = After each round your largest network brings a point for every piece. At the very end come the stations that reach the queen, and coasts joined together: up to { $all } points for all four.

# The end.
sw-sources = Where the points came from
sw-end-picture = The queen surfaces in the night; the ships lie around her.
sw-end-text = { $n ->
    [one] The queen surfaces, and the whole world looks at { $names }.
   *[other] The queen surfaces, and the whole world looks at all of them: { $names }.
  }

# The sections of the rules.
section-SW-C = Components
section-SW-S = Set-up
section-SW-L = The row of cards
section-SW-P = The two phases
section-SW-ST = Action: research station
section-SW-SH = Action: ship
section-SW-F = Action: researcher
section-SW-OV = Overlays
section-SW-KO = The queen
section-SW-SF = The double card
section-SW-D = Dangers
section-SW-W = Whale
section-SW-TS = Tsunami
section-SW-KR = Crab
section-SW-DM = Damage
section-SW-J = Joker
section-SW-AB = Abilities
section-SW-N = Networks
section-SW-R = Scoring a round
section-SW-NR = A new round
section-SW-E = The end
section-SW-V = Variants
section-SW-H = What is hidden
section-SW-Q = Rulings
