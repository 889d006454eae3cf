guide = Guide
guide-next = Got it
guide-leave = I know this game
guide-play-on = Play on
guide-new-game = New game
guide-invite = Invite a friend
guide-done-company = That was what matters. Story, rules and more are over here. Have fun, all of you!
guide-done = One last thing: story, rules and more are over here. Now you know it all. Play on, begin a new game, or invite a friend!

# --- for whoever comes to a friend's table and has never played
new-here = New here? Two minutes
new-here-read = The game in two minutes
new-here-guide = Explain it while I play
new-here-guide-text = A word beside the board whenever it is your turn and something is new. Only you see it, and nobody waits for it.
new-here-table = New here? Have the game explained while you play: only you see it, and nobody waits for it. Or read about it first, beside the board.
