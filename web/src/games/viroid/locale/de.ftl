# Das Brett von Viroid: was die Texte des Spiels selbst nicht sagen.
vi-infection = Infektionspunkte
vi-severity = Schwere
vi-mortality = Sterblichkeit
vi-dna = { $n } DNA
vi-healthy = gesund
vi-dead = tot
vi-nothing = nichts
vi-own = Dein Erreger
vi-mates = Die anderen
vi-event = Das Ereignis
vi-no-event = Noch kein Ereignis. Die Menschheit ahnt nichts.
vi-dice = Die Würfel
vi-die = Eine { $n }
vi-deck = { $n ->
    [one] Noch 1 Karte
   *[other] Noch { $n } Karten
  }, { $massive ->
    [0] keine Massive Forschung darunter
   *[other] { $massive }-mal Massive Forschung darunter
  }
vi-named = Bisher genannt: { $cities }
vi-thermometer = { $n ->
    [one] 1 Feld zwischen Forschung ({ $research }) und Heilmittel ({ $cure })
   *[other] { $n } Felder zwischen Forschung ({ $research }) und Heilmittel ({ $cure })
  }
vi-lonely = { $n ->
    [0] Nirgends ist nur noch ein einziger infiziert.
    [one] In 1 Stadt ist nur noch ein einziger infiziert.
   *[other] In { $n } Städten ist nur noch ein einziger infiziert.
  }
vi-missing = Was fehlt noch?
vi-corpses-missing = { $n ->
    [0] keine Toten mehr nötig
    [one] noch 1 Toter fehlt
   *[other] noch { $n } Tote fehlen
  }
vi-uninfected = { $n ->
    [one] Niemand ist infiziert in { $cities }.
   *[other] Niemand ist infiziert in { $n } Städten: { $cities }.
  }
vi-all-infected = Jede Stadt ist infiziert oder ausgestorben.
vi-quarantine-short = Quarantäne
vi-quarantine = In Quarantäne
vi-quarantine-necrosis = In Quarantäne, die niemanden mehr aufhält
vi-extinct = Ausgestorben
vi-airport = Flughafen
vi-airport-blocked = Flughafen, gesperrt
vi-harbour = Hafen
vi-needs = Verlangt: { $needs }
vi-lacking = { $resistance } { $have } von { $need }
vi-entry = Infizieren über: { $ways }; { $means }; { $n ->
    [one] 1 Infektionspunkt
   *[other] { $n } Infektionspunkte
  }
vi-cost = { $n ->
    [one] 1 Infektionspunkt
   *[other] { $n } Infektionspunkte
  }
vi-which = Was meinst du?
vi-give = DNA abgeben an
vi-whose = { $name }: { $way }
vi-gift = { $name }: { $n } DNA
vi-take = Nehmen
vi-level = Stufe { $n } von { $most }
vi-next-level = nächste Stufe für { $n } DNA
vi-left = noch { $n } in diesem Zug
vi-developed = entwickelt:
vi-strain = Neuer Strang
vi-new-strain = Ein neuer Strang für { $n } DNA
vi-which-strain = Welcher Strang?
vi-discard = Einen Strang abwerfen
vi-throw = Abwerfen
vi-buy = Kaufen ({ $n })
vi-opens = { $n ->
    [one] Öffnet 1 Stadt
   *[other] Öffnet { $n } Städte
  }
vi-tap-to-weigh = Tippe etwas an und sieh, was es öffnen würde.
vi-can-do = Was du jetzt tun kannst
vi-whole-world = Die ganze Welt
vi-mutation = Mutation
vi-mutation-spread = Eine Stufe mehr: { $spread }.
vi-mutation-resistance = { $resistance } +{ $n } von Anfang an.
vi-mutation-once = Einmal, für { $n } DNA: Schwere oder Sterblichkeit +1.
vi-mutation-infection = Infektionspunkte +{ $n } von Anfang an.
vi-mutation-cure = Das Heilmittel begann { $n } Felder tiefer.
vi-mutation-dna = { $n } DNA zum Anfang.
vi-mutation-spent = Verbraucht.
vi-ability-level = Fähigkeiten: { $n } von { $most }
vi-infected-cells = { $n } infiziert, noch { $left } Würfel
vi-out = Ausgeschieden

# Das geführte erste Spiel.
guide-viroid-welcome = Willkommen im Labor. Jede Schale ist eine Stadt, und du bist eine Krankheit: die roten Stacheln in { $city }. Dein Komplize arbeitet in { $others }.
guide-viroid-goal = Jedes Sechseck zählt die Toten, die ein Kontinent dir noch schuldet. Sind alle bezahlt und keine Stadt ohne Infizierte, habt ihr gewonnen, alle beide.
guide-viroid-own = Das bist du: Infektionspunkte für jeden Zug, Würfel, bis zu welcher Zahl sie töten, und wie viel Kälte, Medikamente und Hitze du verträgst. DNA kauft von allem mehr.
guide-viroid-card = Jeder Zug beginnt mit einem Ereignis. Dieses härtet dich ab und bringt { $n } DNA. Genieß es: Es kommen schlimmere, und manche heilen.
guide-viroid-enter = Infizier jemanden: nebenan, in einer freien Mulde mit der Pfote, wo du es aushältst. Klick auf eine leuchtende Schale. Jede andere sagt dir, was im Weg ist.
guide-viroid-shop = { $n } DNA, um zu wachsen. Zeig auf etwas oder tippe es an, und die Schalen leuchten auf, die es öffnen würde. Rund um London lohnt sich Hitze. Kauf, was du magst, dann bist du fertig.
guide-viroid-dice = Die Würfel entscheiden, wie viele sterben, und jeder Tod bringt 1 DNA. Wo? Eine Stadt mit Toten, aber ohne Infizierte kommt in Quarantäne und lässt niemanden mehr hinein.
guide-viroid-outbreak = Ein Ausbruch: Jemand wird umsonst infiziert, Quarantäne hin oder her. Klick auf eine leuchtende Schale.
guide-viroid-thermometer = Die Forschung sinkt dem Heilmittel entgegen: um ein Feld, wenn ein Ereignis den letzten Infizierten einer Stadt heilt. Noch { $n } Felder. Treffen sie sich, bist du Geschichte.
guide-viroid-done = Die Platte gehört dir. Verlauf, Regeln und mehr findest du hier. Spiel weiter, fang neu an oder lade jemanden ein, mit dir krank zu sein!

# Die Abschnitte der Regeln.
section-VI-C = Material
section-VI-B = Karte und Tafeln
section-VI-S = Aufbau
section-VI-X = Start für Erfahrene
section-VI-T = Der Zug
section-VI-0 = Phase 0: Erreger
section-VI-1 = Phase 1: Ereignis
section-VI-2 = Phase 2: Infektion
section-VI-3 = Phase 3: Mutation
section-VI-4 = Phase 4: Sterben
section-VI-CO = Preise
section-VI-SY = Symptome
section-VI-M = Individuelle Mutationen
section-VI-GW = Gegenmaßnahmen
section-VI-PA = Erreger
section-VI-F = Häufige Fragen
section-VI-E = Das Ende
section-VI-H = Was verborgen ist
section-VI-Q = Klarstellungen
section-VI-K = Woran sich der Inhalt hält
