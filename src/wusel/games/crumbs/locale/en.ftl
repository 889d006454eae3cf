# What is said in Crumbs. The names of the finds are in the content file.

game-title = Crumbs
game-about = Under the kitchen table lies a feast, crumb by crumb. Turn up one more find, or carry home what you have before the cat comes.

# --- effects: the text on a find

effect-gain =
    { $crumbs ->
        [one] Gather a crumb.
       *[other] Gather { $crumbs } crumbs.
    }
effect-pinch =
    { $crumbs ->
        [one] Take a crumb from another player.
       *[other] Take up to { $crumbs } crumbs from another player.
    }
effect-treat =
    { $crumbs ->
        [one] Everybody else keeps one more crumb.
       *[other] Everybody else keeps { $crumbs } more crumbs.
    }
effect-cat = What you have gathered is lost, and your turn is over.

# --- choices

choice-turn_up = Turn up a find
choice-stop = Stop and keep what you have gathered
choice-rob = Take from { $victim }

# --- events

event-turn_begins = { $seat } looks for crumbs.
event-found = { $seat } turns up: { $find }.
event-gathered =
    { $n ->
        [one] { $seat } gathers a crumb.
       *[other] { $seat } gathers { $n } crumbs.
    }
event-robbed =
    { $n ->
        [one] { $seat } takes a crumb from { $victim }.
       *[other] { $seat } takes { $n } crumbs from { $victim }.
    }
event-treated =
    { $n ->
        [one] { $seat } may keep a crumb.
       *[other] { $seat } may keep { $n } crumbs.
    }
event-cat_came =
    { $n ->
        [0] The cat! { $seat } had nothing to lose.
        [one] The cat! { $seat } loses a crumb.
       *[other] The cat! { $seat } loses { $n } crumbs.
    }
event-kept =
    { $n ->
        [0] { $seat } carries nothing home.
        [one] { $seat } carries a crumb home.
       *[other] { $seat } carries { $n } crumbs home.
    }

# --- what is wanted now

ask-take_turn = One more find, or home?
ask-pick_victim = Whose crumbs do you take?

# --- what is waited for

waits-take_turn = { $names } looks for one more find, or goes home.
waits-pick_victim = { $names } decides whose crumbs to take.

# --- options

option-players = Players
option-players-text = How many of you look for crumbs.
option-players-1 = Alone, against the pile
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-goal = Goal
option-goal-text = How many crumbs end the game.
option-goal-20 = 20 crumbs
option-goal-12 = 12 crumbs, for a short game
option-goal-30 = 30 crumbs, a challenge for one alone
option-goal-3 = 3 crumbs, for a handful of finds
option-pile = Pile
option-pile-text = How much there is to find.
option-pile-whole = All finds
option-pile-handful = A handful, for a game that can be worked out

# --- how it ended

end-enough = Somebody has enough crumbs.
end-pile_empty = There is nothing left to find.

# --- the table

seen-goal = Goal
seen-pile = Left in the pile
seen-spent = Turned up
seen-crumbs = Kept
seen-turn = Turn
seen-gathered = Gathered in this turn

# --- what can be looked up by its name, and what is told of it

things-finds = find
tells-copies = Copies
