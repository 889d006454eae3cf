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
review-missed = { $who } chose “{ $made }”; “{ $best }” would have been better: { $before } instead of { $after } to win (±{ $doubt }).
review-rose = After “{ $made }” by { $who } it went well: from { $before } to { $after } to win (±{ $doubt }).
review-fell = After “{ $made }” by { $who } it went badly: from { $before } to { $after } to win (±{ $doubt }).
review-asked = { $who } could choose
review-only = { $who } had no other choice: “{ $made }”.
review-nobody = Nobody is asked any more.
review-not-yet = This moment has not been looked at yet.
review-chosen = chosen
review-best = better
review-as-good = as good
review-visits = { $n ->
    [one] tried in one world
   *[other] tried in { $n } worlds
  }
review-range = { $low }–{ $high }
review-how = Everybody's line is what they could expect of their choice each time they chose, from what they could know then, never from what was hidden: it was played on from there many times. What was chosen here may be off by { $doubt }.
problem-no_review = Nobody could look at this game just now. Try again in a moment.
