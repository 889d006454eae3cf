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
review-line = { $name }: anfangs { $first }, höchstens { $top } in Moment { $topAt }, mindestens { $bottom } in Moment { $bottomAt }, zuletzt { $last }.
review-turn = Wendepunkt { $number }
review-turns = Wendepunkte
review-no-turns = Kein Moment sticht heraus: Keine Änderung ist größer, als das Glück erklärt.
review-missed = { $who } hat „{ $made }“ gewählt; „{ $best }“ wäre besser gewesen: { $before } statt { $after } Siegchance (±{ $doubt }).
review-rose = Nach „{ $made }“ von { $who } lief es gut: von { $before } auf { $after } Siegchance (±{ $doubt }).
review-fell = Nach „{ $made }“ von { $who } lief es schlecht: von { $before } auf { $after } Siegchance (±{ $doubt }).
review-asked = { $who } hatte die Wahl
review-only = { $who } hatte keine andere Wahl: „{ $made }“.
review-nobody = Hier wird niemand mehr gefragt.
review-not-yet = Dieser Moment ist noch nicht betrachtet.
review-chosen = gewählt
review-best = besser
review-as-good = ebenso gut
review-visits = { $n ->
    [one] in einer Welt versucht
   *[other] in { $n } Welten versucht
  }
review-range = { $low }–{ $high }
review-how = Die Linie zeigt bei allen, was sie sich bei jeder Wahl von ihr versprechen konnten, nach dem, was sie da wissen konnten, nie nach dem, was verborgen war: Von dort wurde oft weitergespielt. Was hier gewählt wurde, kann um { $doubt } danebenliegen.
problem-no_review = Gerade konnte niemand diese Partie betrachten. Versuch es gleich noch einmal.
