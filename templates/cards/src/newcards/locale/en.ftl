# What is said in Newcards. The names of the cards are in the content file.

game-title = Newcards
game-about = Keep the open card or leave it: three are all you may have.

# --- choices

choice-keep = Keep it
choice-leave = Leave it

# --- events

event-turned_up = For { $seat } lies open: { $card }.
event-kept = { $seat } keeps { $card }.
event-left = { $seat } leaves { $card }.

# --- what is wanted now, and what is waited for

ask-take_turn = Keep the open card, or leave it?
waits-take_turn = { $names } looks at the open card.

# --- what lies on the table

seen-open_card = Open card
seen-pile = Pile
seen-discard = Discarded
seen-cards = Cards

# --- options

option-players = Players
option-players-text = How many of you play.
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players

# --- how it ended

end-no_cards = No card is left.

# --- what can be looked up by its name, and what is told of it

things-cards = card
tells-copies = Copies
tells-points = Points
