# People and bots: reports, the cast, evenings, the deal of the day.

report = Report a problem
report-words = What went wrong?
report-words-hint = Describe what you expected and what happened. You can also leave this empty. What you write becomes part of the report.
report-save = Save the report
report-made = A file with what you may know of this game is in your downloads. Nobody is named in it. Send it to the operator of this site.
report-made-whole = A file with the whole game is in your downloads. Nobody is named in it. Send it to the operator of this site.

# --- the cast

cast-anybody = Somebody
cast-igor = Igor
cast-hamlet = Hamlet
cast-magda = Magda
cast-ottilie = Ottilie
cast-filou = Filou
cast-moritz = Moritz
habit-igor = Igor the hedgehog is cautious: better a small thing that is sure.
habit-hamlet = Hamlet the hamster is greedy: points now, and worries later.
habit-magda = Magda the magpie is spiteful: the leader had better watch out.
habit-ottilie = Ottilie the owl is far-sighted: she thinks of the day after tomorrow.
habit-filou = Filou the fox is daring: all or nothing.
habit-moritz = Moritz the mole follows his nose: his first thought is mostly his last.
seat-bots = Bots, { $strength }
settings-one-by-one = Dice fall one by one
settings-one-by-one-text = Otherwise all of them lie there at once.
settings-enemy-turns = Enemies’ turns
settings-enemy-turns-text = In Maus und Mystik. Without them you see at once what has become of everybody; pages of the story wait as ever.
enemy-turns-normal = step by step
enemy-turns-fast = fast
enemy-turns-none = not shown
settings-asked = Always ask me
settings-asked-text = Even where nothing depends on it: when a turn has nothing left in it, or two foes are alike.
settings-banter = Bots talk
settings-banter-text = A word now and then over their seat. It tells nothing of what they hold.
refused-sits_here = Nobody sits at a table twice: choose another bot.

igor-greets = Slowly does it. Good evening.
igor-says-1 = Better safe than squashed.
igor-says-2 = I shall keep that one for later.
igor-says-3 = Hm. One more look around first.
igor-wins = Nothing lost, and so: won.
igor-loses = I should have stayed curled up.
hamlet-greets = To have or to have not? To have!
hamlet-says-1 = Mine!
hamlet-says-2 = There is always room in these cheeks.
hamlet-says-3 = One for me. And one for me.
hamlet-wins = I knew it would all fit.
hamlet-loses = And I had packed so well …
magda-greets = I have my eye on all of you.
magda-says-1 = Oh, did you want that?
magda-says-2 = You were getting along a little too well.
magda-says-3 = Nothing personal. Well, almost.
magda-wins = It is lonely up here. Lovely.
magda-loses = I shall remember this.
ottilie-greets = I have thought about the end already.
ottilie-says-1 = You will see what this is for.
ottilie-says-2 = Patience. We are only in the middle.
ottilie-says-3 = That was clear three turns ago.
ottilie-wins = As foreseen.
ottilie-loses = So far ahead, and tripped over my own feet.
filou-greets = Shall we make it exciting?
filou-says-1 = No risk, no supper.
filou-says-2 = Watch this.
filou-says-3 = That can only go well. Or not.
filou-wins = Never in doubt! Well, always.
filou-loses = What a way to go, though.
moritz-greets = Smells like a good game.
moritz-says-1 = My nose says so.
moritz-says-2 = Do not think about it too long.
moritz-says-3 = Straight on, as ever.
moritz-wins = Followed my nose, and there it was.
moritz-loses = Must have turned off too early.

# --- the ladder

ladder-title = The ladder
ladder-game = Game of the ladder
ladder-beaten = beaten
ladder-open = not beaten yet
ladder-text = { $n } of { $all } beaten. A click on a face begins a game with them alone; where all win together, to win with them counts.
ladder-loss = In any order, as often as you like. If you lose, nothing happens: opponents you have beaten stay ticked, and you can try again at once. A draw does not count as a win.
ladder-won = On the ladder you have beaten { $names }. Nobody takes that from you.
ladder-lost = On the ladder { $names } { $n ->
    [one] still waits
   *[other] still wait
  } for you. A loss costs nothing: try again as often as you like.

# --- evenings

evenings-title = My evenings
evenings-games = { $n ->
    [one] One game
   *[other] { $n } games
  }
evenings-none = You have not played here yet.
evenings-against = How you do
evenings-nobody = Finish a game, and your opponents appear here.
evenings-yours = It is yours
evenings-kept = All this is kept with who you are in this house, and follows you with your private link. Nobody else sees it.
evenings-export = Take it along as a file
evenings-delete = Delete it all
evenings-delete-sure = Delete all your games for ever? In games with others your seat stays, without your name. What others still play on stays as well, and so does the deal of today.
evenings-gone = All gone.
evenings-some-left = Gone, but for games that others still play on and the deal of today.
evening-place = { $place ->
    [1] Won, with { $points }
   *[other] Place { $place } of { $of }, with { $points }
  }
evening-with = with { $company }
evening-games = { $n } finished games, { $won } won
evening-won-together = Won together
evening-lost-together = Lost together
tally-against = { $ahead } ahead, { $behind } behind
tally-together = together { $won } won, { $lost } lost

# --- the deal of the day

day-title = Deal of the day
day-text = The same cards and the same bots for everybody, once a day.
day-bots = Who plays
day-not-yet = { $n ->
    [0] Nobody has tried it yet
    [one] One has tried it
   *[other] { $n } have tried it
  }
day-goes-on = You are in the middle of it
day-place = { $of ->
    [1] nobody else has finished yet
   *[other] place { $place } of { $of } that day
  }
day-place-late = would have been place { $place } of { $of }
day-ahead-of = { $n ->
    [0] none of { $of } bots did worse
   *[other] ahead of { $n } of { $of } bots
  }
day-streak = { $n ->
    [one] Streak: one day
   *[other] Streak: { $n } days in a row
  }
day-rules = Everybody gets this deal today, and one try counts: no hints, and nothing is taken back that told you something. What is hidden stays hidden until the day is over, at midnight in Greenwich.
day-play = Play it
day-go-on = Go on
day-late-rules = This day is over, but its deal can still be played. It does not count for your streak, and you are only compared with those who played it then.
day-past = This day is over, and too long ago to be played.
day-to-today = To the deal of today
day-shared = The result of the player who sent you this: { $result }. And yours?
day-share = Show it around
day-share-text = It says how it went for you, without your name and without a card.
day-cast = The cast in your seat
day-cast-text = They have played this very deal in your place.
day-cast-you = You
day-cast-plays = Somebody of the cast is still playing. This page looks again by itself.
day-standing-better = ahead of you
day-standing-equal = level
day-standing-worse = behind you
day-archive = Earlier days
day-archive-text = One try each here, too, but it does not count for your streak.
day-past-open = not played
day-past-late = later
day-compare = Compare with others
day-curve = How it stood for you from the beginning to the end, and for others
day-curve-text = What the table was worth at a glance: won at the top, lost at the bottom.
day-key-yours = you
day-key-shared = who sent you this
day-key-others = { $n ->
    [one] one other
   *[other] { $n } others
  }
problem-no_day = There is no such day, or it has not come yet.
refused-day = At the deal of the day only that is taken back which told you nothing.
