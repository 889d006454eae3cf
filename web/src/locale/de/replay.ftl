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
review-missed = { $who }: besser { $best } statt { $made } ({ $before } Siegchance, nicht { $after }).
review-why = Damit: { $why }.
review-rose = Glück für { $who }: von { $before } auf { $after } Siegchance. { $what }
review-rose-after = Nach „{ $made }“ lief es gut für { $who }: von { $before } auf { $after } Siegchance.
review-fell = Ein Schlag für { $who }: von { $before } auf { $after } Siegchance. { $what }
review-fell-after = Nach „{ $made }“ lief es schlecht für { $who }: von { $before } auf { $after } Siegchance.
review-asked = { $who } hatte die Wahl
review-only = { $who } hatte keine andere Wahl: „{ $made }“.
review-nobody = Hier wird niemand mehr gefragt.
review-not-yet = Dieser Moment ist noch nicht betrachtet.
review-chosen = gewählt
review-best = besser
review-as-good = ebenso gut
review-visits = { $n ->
    [one] einmal versucht
   *[other] { $n }-mal versucht
  }
review-range = { $low }–{ $high }
review-how = In jedem Moment: wie der Sieg sich verteilt, soweit die Person es wissen konnte, die wählte. Von dort wurde weitergespielt, als ob alle ein wenig vorausdenken. Das kann um { $doubt } danebenliegen.
review-for-all = euch alle
review-dearest = Deine teuerste Entscheidung
problem-no_review = Gerade konnte niemand diese Partie betrachten. Versuch es gleich noch einmal.

# Was eine Partie gelehrt hat.
taught-title = Was diese Partie gelehrt hat
taught-busy = Deine Entscheidungen werden betrachtet …
taught-nothing = Keine deiner Entscheidungen sticht als Fehler heraus.
taught = Besser: { $best } statt { $made } ({ $before } Siegchance, nicht { $after }).
taught-why = Besser: { $best } statt { $made } ({ $before } Siegchance, nicht { $after }): { $why }.
