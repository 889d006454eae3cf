# What one had better do, and how sure that is.
hint = Hint
hint-ask = What is best now? (H)
hint-thinking = Thinking…
hint-only = All there is to do:
hint-experience = Experience says:
hint-clear = Clearly the best:
hint-likely = Probably the best:
hint-unsure = Perhaps:
hint-even = About equal, for example:
hint-alike = { $n ->
    [2] Either of two will do:
   *[other] Any of { $n } will do:
  }
hint-said = { $sure } { $choice }. To win: between { $low } and { $high } percent.
hint-follow = Do it
hint-close = Put the hint away
hint-chances = Your chances to win then, with players who think ahead a little
hint-chances-together = Your chances to win together then, with players who think ahead a little
hint-chances-text = What comes of each choice if everybody plays on sensibly, in worlds that agree with all that you can know. The band shows how far the first may be off, and how far each other one may be off against it: what reaches the dashed line may be as good.
hint-percent = { $n } %
hint-range = { $low }–{ $high }
hint-as-good = as good ·
hint-why = Better than { $rival } ({ $best } % to win, not { $other } %): { $why }.
hint-no-matter = It makes no difference here.
hint-why-even = Wins about as often as { $rival }. The difference: { $why }.
hint-why-ends = It pays: { $why }.
hint-equal = About as good: { $others }.
hint-thumb = Rule of thumb: { $thumb }
hint-thinks-on = still thinking …
hint-tried = Played on from here { $n } times

house-hints = Hints
house-hints-text = Players can ask for advice. Others do not see it.

refused-no_hint = Nobody could think of a hint just now. Try again.
refused-no_hints = There are no hints at this table.
