# What is said at every table, whatever is played. The game's own words are in its folder.

# --- taking back

undo-nothing_chosen = You have not chosen anything yet, so there is nothing to take back.
undo-chance_drawn = Chance has had its say since then, so this can no longer be taken back.
undo-hidden_shown = You have seen something hidden since then, so this can no longer be taken back.
undo-others_saw = Others have seen something that was hidden since then, so this can no longer be taken back.
undo-other_chose = Another player has chosen since then, so this can no longer be taken back.

# --- the end

result-won = { $count ->
        [one] { $seat } wins.
       *[other] { $seat } win.
    }
result-won_together = You have won together.
result-lost_together = You have lost together.

# --- why a choice is better

by-games = { $here ->
        [0] never
        [100] always
       *[other] in { $here } % of games
    } ({ $there ->
        [0] otherwise never
        [100] otherwise always
       *[other] otherwise in { $there } %
    })
why-you = you
why-one = { $gain }
why-two = { $gain }, and { $gain_too }
why-though = { $loss }, but { $gain }
why-though-two = { $loss }, but { $gain }, and { $gain_too }
noun-quoted = “{ $said }”

# --- terminal

terminal-player = Player { $number }
terminal-bot = { $name } ({ $level } bot)
terminal-who-plays = At the table: { $players }.
terminal-resume = There is an unfinished game ({ $players }; { $choices ->
        [one] one choice made
       *[other] { $choices } choices made
    }). Go on with it? [Y/n]
terminal-go-on = { $what }? [Y/n]
terminal-another-game = Another game? [Y/n]
terminal-broken-save = The last game cannot be read, so it has been put aside and a new one begins. { $reason }
terminal-cannot-save = The game goes on, but it cannot be saved: { $path }: { $reason }.
terminal-saved = Saved in { $path }. (After every choice this happens by itself.)
terminal-goodbye = The game is saved. To go on with it:
terminal-replay = To watch this game again:
terminal-hand-over = Hand the device over to { $name }. { $name }, press Enter when only you can see the screen.
terminal-read-then-pass = Press Enter when you have read this; then it is { $name } who chooses.
terminal-the-end = The end
terminal-so-far = So far
terminal-waiting-for = The game is not over; waiting for { $players }.
terminal-problem-words = What went wrong: { $words }
terminal-problem = { $seat ->
        [-1] After choice { $choices }, as a spectator saw it
       *[other] After choice { $choices }, as seat { $seat } saw it
    }
terminal-undone = Taken back.

terminal-prompt = { $last ->
        [1] 1
       *[other] 1 to { $last }
    }, h for help
terminal-prompt-undo = , u to undo
terminal-wrong-number = { $last ->
        [1] There is only one choice: type 1, or h for help.
       *[other] Please type a number from 1 to { $last }, or h for help.
    }
terminal-ambiguous = “{ $typed }” could be { $numbers }; please type the number.
terminal-not-understood = “{ $typed }” is nothing you can do right now. Type the number of a choice, or h for help.
terminal-not-now = not now: { $what } ({ $rule }: { $text })
terminal-nothing-barred = No rule bars anything you could think of here: all you can do is in the list.
terminal-rules-hint = Type r and an ID to read a rule (r B5), or r and a word to find the rules about it (r lamp).
terminal-no-rule = No rule speaks of “{ $about }”.
terminal-no-thing = Nothing in this game is called “{ $about }”.
terminal-log-hint = These were the last turns; l all tells the whole story.

terminal-help-number = choose; a part of the words will do as well
terminal-help-undo = take your last choice back
terminal-help-board = show the table and the choices again
terminal-help-knowledge = what can be known about decks, piles and hands
terminal-help-log = what happened in the last turns; l all for the whole story
terminal-help-thing = what a card or any other thing is and does: h and its name or a part of it
terminal-help-rule = a rule by its ID or by a word in it; r alone lists them
terminal-help-why = why something is not on offer
terminal-help-language = switch between English and German
terminal-help-save = say where the game is saved
terminal-help-quit = leave; the game waits for you

board-hand = hand
board-draw = draw pile
board-discard = discard
board-your_hand = Your hand
board-display = Display
board-decks = Decks
board-staying = Stays
board-left = { $left } of { $all } left
board-waiting = { $n ->
        [0] nobody there yet
       *[other] { $n } waiting
    }
board-face_down = a card face down
board-surely = surely in hand
board-unseen = hand or pile
board-leaves = out of the game after use
