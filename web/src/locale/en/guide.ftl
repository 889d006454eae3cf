guide = Guide
guide-next = Got it
guide-leave = I know this game
guide-play-on = Play on
guide-new-game = New game
guide-invite = Invite a friend
guide-done = One last thing: story, rules and more are over here. Now you know it all. Play on, begin a new game, or invite a friend!
