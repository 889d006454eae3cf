guide = Guide
guide-next = Got it
guide-leave = I know this game
guide-play-on = Play on
guide-new-game = New game
guide-invite = Invite a friend
guide-done = One last thing: story, rules and more are over here. Now you know it all. Play on, begin a new game, or invite a friend!

guide-mosquitozzz-lamp = Welcome! You have the lamp tonight, so the swarm comes for you.
guide-mosquitozzz-lay = Everybody lays a card. Red ones bring mosquitos, all others can help you. Pick one!
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

guide-schwarm-welcome = Welcome! Down here waits the queen. Your network of stations, ships and tiles brings points, most of all if it reaches her.
guide-schwarm-station = Build your first station on a glowing coast. Your network grows from there.
guide-schwarm-row = The cards of this round. The first is free; each one that you skip costs a point. Take one!
guide-schwarm-order = Your order card says when it is your turn, and brings a power for this round. Which one would you like?
guide-schwarm-ship = A ship collects every tile that it sails away from. Click a glowing field.
guide-schwarm-tile = Researchers lay your tiles, always joined to your network. Click a glowing field.
guide-schwarm-turn = Turn the tile until its channels meet yours, then lay it. Whatever is connected scores.
guide-schwarm-danger = Whale, tsunami and crab steal points: move one over other people's ships or stations, and you get some of theirs.
