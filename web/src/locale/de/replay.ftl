# Zurückblicken auf eine Partie.

review-begin = Partie analysieren
review-title = Analyse
review-open = Analyse zeigen
review-stop = Analyse weglegen
review-busy = Jeder Moment wird betrachtet …
review-done = Alle Momente sind betrachtet.
review-again = Weitermachen
review-chances = Siegchancen
review-together = Gemeinsam
review-of-all = allen
review-line = { $name }: anfangs { $first }, höchstens { $top } in Moment { $topAt }, mindestens { $bottom } in Moment { $bottomAt }, zuletzt { $last }.
review-turn = Wendepunkt { $number }
review-turns = Wendepunkte
review-no-turns = Kein Moment sticht heraus: Keine Änderung ist größer, als das Glück erklärt.
review-missed = { $who } hat „{ $made }“ gewählt; „{ $best }“ wäre besser gewesen: { $before } statt { $after } Siegchance.
review-rose = Nach „{ $made }“ von { $who } stiegen die Chancen von { $whom } von { $before } auf { $after }.
review-fell = Nach „{ $made }“ von { $who } fielen die Chancen von { $whom } von { $before } auf { $after }.
review-asked = { $who } hatte die Wahl
review-only = { $who } hatte keine andere Wahl: „{ $made }“.
review-nobody = Hier wird niemand mehr gefragt.
review-not-yet = Dieser Moment ist noch nicht betrachtet.
review-chosen = gewählt
review-best = besser
review-visits = { $n ->
    [one] einmal versucht
   *[other] { $n }-mal versucht
  }
review-how = Ein Bot hat von hier aus oft weitergespielt: mit dem, was man da wissen konnte, nie mit dem, was verborgen war. Die Chancen können um etwa { $doubt } danebenliegen.
problem-no_review = Gerade konnte niemand diese Partie betrachten. Versuch es gleich noch einmal.
