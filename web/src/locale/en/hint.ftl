# What a bot would do in your place.
hint = Hint
hint-ask = What would a bot do? (H)
hint-thinking = Thinking…
hint-would = A bot would:
hint-said = Hint: { $choice }. Your chances to win: { $chance } percent.
hint-said-hastily = Hint: { $choice }.
hint-hasty = There was no time to weigh the choices.
hint-follow = Do it
hint-close = Put the hint away
hint-weighed = Its choices, 0 to 100
hint-weighed-text = What can be expected of each choice it tried in its mind: 0 is lost, 100 is won. Figures that lie close together say little; then it trusts its experience.
hint-visits = { $n ->
    [one] tried once
   *[other] tried { $n } times
  }
hint-chances = Chances to win
hint-together = All of you

house-hints = Hints
house-hints-text = Whoever plays may ask what a bot would do. Nobody else hears of it.

refused-no_hint = Nobody could think of a hint just now. Try again.
refused-no_hints = There are no hints at this table.
