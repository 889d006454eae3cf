# What is said in Newdice.

game-title = Newdice
game-about = Roll as often as you dare: a one costs you all that this turn has brought.

# --- choices

choice-roll = Roll
choice-stop = Stop and keep it

# --- events

event-rolled = { $seat } rolls { $pips }.
event-lost =
    { $n ->
        [0] A one: { $seat } had nothing to lose.
        [one] A one: { $seat } loses a point.
       *[other] A one: { $seat } loses { $n } points.
    }
event-kept =
    { $n ->
        [one] { $seat } keeps a point.
       *[other] { $seat } keeps { $n } points.
    }

# --- what is wanted now, and what is waited for

ask-take_turn =
    { $may ->
        [roll] It is your turn: roll.
       *[roll-stop] Roll on, or stop?
    }
waits-take_turn = { $names } rolls.

# --- what lies on the table

seen-points = Points
seen-gathered = Gathered in this turn

# --- options

option-players = Players
option-players-text = How many of you play.
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players

# --- how it ended

end-goal = Somebody has 40 points.
