# Was man am besten täte, und wie sicher das ist.
hint = Tipp
hint-ask = Was ist jetzt am besten? (H)
hint-thinking = Überlegt …
hint-only = Mehr ist nicht möglich:
hint-experience = Die Erfahrung sagt:
hint-clear = Klar am besten:
hint-likely = Wohl am besten:
hint-unsure = Vielleicht:
hint-even = Etwa gleich gut, zum Beispiel:
hint-alike = { $n ->
    [2] Zwei sind gleich gut:
   *[other] { $n } sind gleich gut:
  }
hint-said = { $sure } { $choice }. Siegchance zwischen { $low } und { $high } Prozent.
hint-follow = Machen
hint-close = Tipp weglegen
hint-chances = Deine Siegchancen danach, wenn alle ein wenig vorausdenken
hint-chances-together = Eure Siegchancen danach, wenn alle ein wenig vorausdenken
hint-chances-text = Was aus jeder Möglichkeit wird, wenn alle vernünftig weiterspielen, in Welten, die zu allem passen, was du wissen kannst. Der Streifen zeigt, wie weit die erste danebenliegen kann, und wie weit jede andere im Vergleich zu ihr: Was bis zur gestrichelten Linie reicht, ist vielleicht ebenso gut.
hint-percent = { $n } %
hint-range = { $low }–{ $high }
hint-as-good = ebenso gut ·
hint-why = Besser als { $rival } ({ $best } % Siegchance, nicht { $other } %): { $why }.
hint-no-matter = Hier macht es keinen Unterschied.
hint-why-even = Gewinnt etwa so oft wie { $rival }. Der Unterschied: { $why }.
hint-why-ends = Es lohnt sich: { $why }.
hint-equal = Etwa ebenso gut: { $others }.
hint-thumb = Faustregel: { $thumb }
hint-thinks-on = überlegt noch …
hint-tried = Von hier aus { $n }-mal weitergespielt

house-hints = Tipps
house-hints-text = Wer spielt, darf fragen, was am besten wäre. Die anderen erfahren nichts davon.

refused-no_hint = Gerade ist niemandem ein Tipp eingefallen. Versuch es noch einmal.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
