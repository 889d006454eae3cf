# Was ein Bot an deiner Stelle täte.
hint = Tipp
hint-ask = Was täte ein Bot? (H)
hint-thinking = Überlegt …
hint-would = Ein Bot würde:
hint-said = Tipp: { $choice }. Deine Gewinnchance: { $chance } Prozent.
hint-said-hastily = Tipp: { $choice }.
hint-hasty = Zum Abwägen war keine Zeit.
hint-follow = Machen
hint-close = Tipp weglegen
hint-weighed = So wägt er ab, 0 bis 100
hint-weighed-text = Was von jeder durchgespielten Möglichkeit zu erwarten ist: 0 heißt verloren, 100 gewonnen. Liegen die Zahlen nah beieinander, sagen sie wenig; dann verlässt er sich auf seine Erfahrung.
hint-visits = { $n ->
    [one] einmal durchgespielt
   *[other] { $n }-mal durchgespielt
  }
hint-chances = Gewinnchancen
hint-together = Ihr alle

house-hints = Tipps
house-hints-text = Wer spielt, darf fragen, was ein Bot täte. Die anderen erfahren nichts davon.

refused-no_hint = Gerade ist niemandem ein Tipp eingefallen. Versuch es noch einmal.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
