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
