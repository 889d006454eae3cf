guide = Guide
guide-next = Got it
guide-leave = I know this game
guide-finish = Let me play

guide-mosquitozzz-welcome = A warm night, one lamp. Whoever has the lamp is attacked by the swarm; the others help it along or help you. Whoever runs out of blood ends the game, and the fullest glass wins.
guide-mosquitozzz-blood = The glass with your name is your blood: ten drops to begin with. What glows can be clicked; everything else tells you why not.
guide-mosquitozzz-lay = Everybody lays one card face down. Red ones bring mosquitos. Any other colour is a gift to whoever has the lamp, and they may use it.
guide-mosquitozzz-defend = The swarm is at your neck. Use the glowing cards, your own or those laid by others: first blue, then green, Flat Hands last. Every mosquito left over takes a drop.
guide-mosquitozzz-throw = The Flat Hand is a gamble: one disc for every mosquito left, and only the squashed ones are gone.
guide-mosquitozzz-staying = Some got through. Red cards stay in the swarm for the next one; the others become yours.
guide-mosquitozzz-experience = You have learnt something: take one of the open cards. It will come to your hand later.
guide-mosquitozzz-lamp = Somebody else should have the lamp now. Click whom you wish the swarm.
guide-mosquitozzz-done = That is all there is to it. The story remembers everything, and Undo is always in sight. Good luck!

guide-schwarm-welcome = Something wakes in the deep. You build stations on the coasts, send ships out and lay tiles that connect what you own. The largest network brings points every round, and the queen waits in the middle.
guide-schwarm-station = Your first station stands on a coast, with a researcher in it. Click one of the glowing sites; the number is what it is worth in the end if it is joined to the queen.
guide-schwarm-acquire = Cards are bought from the row. The first is free; each card in front of the one you want costs a point. Hover or hold a card to read it.
guide-schwarm-ability = An order card says when you play, and brings an ability for this round. Choose the one you like.
guide-schwarm-play = Now the cards you bought are played, one each in turn. Click one of yours.
guide-schwarm-sail = Your ships sail field by field and pick up the face-down tiles they leave behind. The glowing fields are within reach.
guide-schwarm-researchers = Researchers lay the tiles that your ships have brought home, joined to your stations or ships. Each carries your buoy and belongs to your network. Click a glowing field.
guide-schwarm-tile = Which tile, and which way round? Tap to turn it; channels that meet join your network.
guide-schwarm-scoring = A round is over: networks have scored. You know how it goes now; whale, wave and crab will introduce themselves. Good luck!
