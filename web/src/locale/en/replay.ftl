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
review-of-all = all
review-line = { $name }: { $first } at first, at most { $top } at moment { $topAt }, at least { $bottom } at moment { $bottomAt }, { $last } at last.
review-turn = Turning point { $number }
review-turns = Turning points
review-no-turns = No single moment stands out: no change is larger than luck explains.
review-missed = { $who } chose “{ $made }”; “{ $best }” would have been better: { $before } instead of { $after } to win.
review-rose = After “{ $made }” by { $who } the chances of { $whom } rose from { $before } to { $after }.
review-fell = After “{ $made }” by { $who } the chances of { $whom } fell from { $before } to { $after }.
review-asked = { $who } could choose
review-only = { $who } had no other choice: “{ $made }”.
review-nobody = Nobody is asked any more.
review-not-yet = This moment has not been looked at yet.
review-chosen = chosen
review-best = better
review-visits = { $n ->
    [one] tried once
   *[other] tried { $n } times
  }
review-how = A bot has played on from here many times: from what could be known then, never from what was hidden. The chances may be off by { $doubt } or so.
problem-no_review = Nobody could look at this game just now. Try again in a moment.
