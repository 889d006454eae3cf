# What Maus und Mystik is, how it can be played, and how it ended.

game-title = Maus und Mystik
game-about = The lamp of Lantern House has gone out, and it is cold behind the walls. Four mice set out to find the light: past rats, roaches and a sleeping cat, with a needle for a sword and cheese for courage. A story for one to four players who win or lose together.
bots-here = Bots are on your side here, not against you. “Medium” and “hard” play equally well.

# --- options

option-players = Players
option-players-text = How many of you share the mice. There are always four of them.
option-players-1 = Alone, with all the mice
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-chapter = Chapter
option-chapter-text = The whole story from its beginning, or one chapter, with equipment that fits. When it is over, the next one can follow.
option-chapter-campaign = The whole story at one table
option-difficulty = Difficulty
option-difficulty-text = How many pages there are before the chapter is over, and how many enemies wait in new rooms.
option-difficulty-easy = Easy: one page more, one enemy fewer in new rooms
option-difficulty-normal = Normal
option-difficulty-hard = Hard: one page less, one enemy more in new rooms
option-party = Party
option-party-text = Which four of the six mice set out.
option-party-story = Those of the story
option-party-chosen = You choose
option-party-drawn = Chance decides
option-disguise_elites = Disguise
option-disguise_elites-text = The foes that the disguise keeps away.
option-disguise_elites-true = Rats and elites
option-disguise_elites-false = Rats only: elites know better
option-against_current = Against the current
option-against_current-text = Whether a mouse in running water may swim anywhere.
option-against_current-true = Also against it
option-against_current-false = Only with it
option-split_move = Movement
option-split_move-text = Whether a mouse may go a little, act, and go on.
option-split_move-false = In one piece, before the action or after it
option-split_move-true = It may go on after the action
option-every_escape = Escape Artist
option-every_escape-text = How often a mouse with this title is free again at once.
option-every_escape-false = The third time a mouse is captured
option-every_escape-true = The third time and every time after
option-onward = After a loss
option-onward-text = Whether a lost chapter must be told again, or the story may go on at a price.
option-onward-false = Turn back a page
option-onward-true = Or go on at a price
option-evenings = Evenings
option-evenings-text = After how many chapters, lost ones included, the book is closed.
option-evenings-1 = One chapter
option-evenings-2 = Two chapters
option-evenings-3 = Three chapters

# --- how it ended

end-won = The chapter has ended well.
end-time = The hourglass has reached the last page.
end-capture = All mice are captured.
end-story = The story has taken a bad turn.

# --- how it goes on

sequel-next_chapter = Next chapter
sequel-turn_back = Turn back a page
sequel-onward = Go on all the same
