# Looking back at a game.

review-begin = Analyse this game
review-title = Analysis
review-open = Show the analysis
review-stop = Put the analysis away
review-busy = Looking at every moment …
review-done = Every moment has been looked at.
review-again = Go on
review-chances = Chances to win
review-together = Together
review-line = { $name }: { $first } at first, at most { $top } at moment { $topAt }, at least { $bottom } at moment { $bottomAt }, { $last } at last.
review-turn = Turning point { $number }
review-turns = Turning points
review-no-turns = No single moment stands out: no change is larger than luck explains.
review-missed = { $who }: better { $best } instead of { $made } ({ $before } to win, not { $after }).
review-why = That way: { $why }.
review-rose = Lucky for { $who }: from { $before } to { $after } to win. { $what }
review-rose-after = After “{ $made }” it went well for { $who }: from { $before } to { $after } to win.
review-fell = A blow for { $who }: from { $before } to { $after } to win. { $what }
review-fell-after = After “{ $made }” it went badly for { $who }: from { $before } to { $after } to win.
review-asked = { $who } could choose
review-only = { $who } had no other choice: “{ $made }”.
review-nobody = Nobody is asked any more.
review-not-yet = This moment has not been looked at yet.
review-chosen = chosen
review-best = better
review-as-good = as good
review-visits = tried { $n ->
    [one] once
   *[other] { $n } times
  }
review-range = { $low }–{ $high }
review-how = At each moment: everybody's chance to win, given what the player at turn could know. The computer played on like players who think ahead a little. The error is up to { $doubt }.
review-for-all = all of you
review-dearest = Your costliest choice
problem-no_review = Nobody could look at this game just now. Try again in a moment.

# What a game taught.
taught-title = What this game taught
taught-busy = Looking at your choices …
taught-nothing = No choice of yours stands out as a mistake.
taught = Better: { $best } instead of { $made } ({ $before } to win, not { $after }).
taught-why = Better: { $best } instead of { $made } ({ $before } to win, not { $after }): { $why }.
