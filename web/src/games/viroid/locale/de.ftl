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
vi-entry = Infizieren über: { $ways }; { $means }
vi-cost = { $n ->
    [one] 1 Infektionspunkt
   *[other] { $n } Infektionspunkte
  }
vi-which = Was meinst du?
vi-give = DNA abgeben an
vi-whose = { $name }: { $way }
vi-gift = { $name }: { $n } DNA
vi-take = Nehmen
vi-take-for = Nehmen für { $n } DNA
vi-strain-grows = Symptome kommen danach, von oben, jedes für seinen Preis.
vi-level = Stufe { $n } von { $most }
vi-next-level = nächste Stufe für { $n } DNA
vi-left = noch { $n } in diesem Zug
vi-developed = entwickelt:
vi-strain = Neuer Strang
vi-new-strain = Ein neuer Strang für { $n } DNA
vi-no-strain = Kein ausliegender Strang passt
vi-which-strain = Welcher Strang?
vi-discard = Einen Strang abwerfen
vi-throw = Abwerfen
vi-buy = Kaufen ({ $n })
vi-opens = { $n ->
    [one] Danach ist 1 Stadt mehr in Reichweite
   *[other] Danach sind { $n } Städte mehr in Reichweite
  }
vi-chance = Zu { $n } % stirbt jemand
vi-tap-to-weigh = Tippe etwas an und sieh, welche Städte es in Reichweite bringt.
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
guide-viroid-welcome = Willkommen im Labor. Jede Schale ist eine Stadt, und du bist eine Krankheit: die roten Stacheln in { $city }. Die anderen arbeiten in { $others }.
guide-viroid-goal = Jedes Sechseck zählt die Toten, die ein Kontinent dir noch schuldet. Sind alle bezahlt und keine Stadt ohne Infizierte, habt ihr gewonnen, und zwar alle.
guide-viroid-own = Das bist du: Infektionspunkte für jeden Zug, Würfel, bis zu welcher Zahl sie töten, und wie viel Kälte, Medikamente und Hitze du verträgst. DNA kauft von allem mehr.
guide-viroid-card = Jeder Zug beginnt mit einem Ereignis. Dieses bringt { $n } DNA. Manche härten dich ab, manche heilen, und es kommen schlimmere.
guide-viroid-enter = Infizier jemanden: nebenan, in einer freien Mulde mit der Pfote, wo du es aushältst. Klick auf eine leuchtende Schale. Jede andere sagt dir, was im Weg ist.
guide-viroid-shop = { $n } DNA, um zu wachsen. Zeig auf etwas oder tippe es an, und die Schalen leuchten auf, die es öffnen würde. { $home ->
    [london] Rund um London lohnt sich Hitze. Kauf
   *[other] Kauf
  }, was du magst, dann bist du fertig.
guide-viroid-symptoms = Das ist deine Strangkarte, und die letzte gehört deinem Erreger selbst. Zeichen sagen, was ein Symptom oder eine Fähigkeit bringt, die Zahl, wie viel DNA es kostet. Zeile für Zeile, von oben.
guide-viroid-dice = Die Würfel entscheiden, wie viele sterben, und jeder Tod bringt 1 DNA. Wo? Eine Stadt mit Toten, aber ohne Infizierte kommt in Quarantäne und lässt niemanden mehr hinein.
guide-viroid-thermometer = Die Forschung sinkt dem Heilmittel entgegen: um ein Feld, wenn ein Ereignis den letzten Infizierten einer Stadt heilt. Noch { $n } Felder. Treffen sie sich, bist du Geschichte.
guide-viroid-done = Die Platte gehört dir. Verlauf, Regeln und mehr findest du hier. Kommt etwas Neues, melde ich mich wieder. Spiel weiter, fang neu an oder lade jemanden ein, mit dir krank zu sein!
guide-viroid-unused = Ein Punkt ist übrig geblieben: Jede Stufe eines Weges steckt nur einmal pro Zug jemanden an. Mehr Wege, höhere Stufen oder mehr Resistenz, und er ist nicht mehr verschenkt.
guide-viroid-strain = Du kannst dir einen zweiten Strang leisten. Sieh dir die Karten in Ruhe an: Ein Klick zeigt nur die Karte, erst ihr Knopf kauft. Die Symptome entwickelst du danach.
guide-viroid-sibling = { $strain } gehört dir. Damit ist eine Tür zu: Den anderen Strang dieses Namens bekommst du nicht mehr, und der nächste Platz kostet mehr.
guide-viroid-ability = Auch dein Erreger kann mehr lernen. { $pathogen ->
    [bacterium] Bakterien werden mit jeder Fähigkeit zugleich gegen Kälte, Medikamente und Hitze härter.
   *[other] Was jede Fähigkeit bringt, steht daneben.
  }
guide-viroid-outbreak = Ein Ausbruch: jemand mehr infiziert, ganz ohne Infektionspunkte, und sogar in Quarantäne. Du darfst verzichten, aber warum solltest du?
guide-viroid-massive = Das Schlimmste ist Massive Forschung, das rote M am Stapel: Sie kommt noch { $n }‑mal. Heilt sie den letzten Infizierten einer Stadt, rückt die Forschung gleich zwei Felder vor.
guide-viroid-quarantine = { $cities ->
    [none] Hütet euch vor Quarantäne: einer Stadt mit Toten, aber ohne Infizierte. Nur ein Ausbruch oder Nekrose führt wieder hinein, und solange gewinnt ihr nicht.
   *[other] Da ist eine Tür zugefallen: { $cities }. Tote, aber niemand infiziert, also Quarantäne. Nur ein Ausbruch oder Nekrose führt wieder hinein, und vorher gewinnt ihr nicht.
  }

# Das Spiel in zwei Minuten.
lesson-viroid-aim = Ihr seid die Seuche
lesson-viroid-aim-text = Und zwar alle zusammen. Ihr gewinnt, wenn auf jedem Kontinent alle Toten liegen und in jeder Stadt, die noch lebt, jemand infiziert ist.
lesson-viroid-event = Zuerst ein Ereignis
lesson-viroid-event-text = Eine Karte wird aufgedeckt und trifft alle. In den Städten, die sie nennt, wird geheilt; ist dort danach niemand mehr infiziert, kommt die Forschung voran. Dann bringt sie dir DNA.
lesson-viroid-infect = Infizieren
lesson-viroid-infect-text = Gib deine Infektionspunkte aus: in einer Stadt, in der du schon bist, oder nebenan, auf einem Weg, den du beherrschst. Kälte, Hitze und Medikamente dort musst du aushalten. Vogel, Flugzeug und Schiff reichen weiter. Jede Infektion bringt DNA.
lesson-viroid-mutate = Mutieren
lesson-viroid-mutate-text = Kauf mit DNA, was dir fehlt: Wege hinein, Reisewege, Resistenzen oder Stränge mit Symptomen, die dich Stufe um Stufe stärker machen. Was du kaufst, wirkt sofort.
lesson-viroid-die = Sterben
lesson-viroid-die-text = Wirf so viele Würfel, wie deine Schwere sagt. Jeder, der höchstens deine Sterblichkeit zeigt, holt einen deiner Infizierten; eine Sechs nie. Jeder Tod bringt DNA und zählt für seinen Kontinent.
lesson-viroid-cure = Hütet euch vor dem Heilmittel
lesson-viroid-cure-text = Treffen sich Forschung und Heilmittel, ist es aus. Aus ist es auch, wenn keine Ereigniskarte mehr da ist oder zu viele von euch niemanden mehr infiziert haben. Also redet miteinander!

# Wie es ausging: die Titelseite.
vi-press-masthead = Der tägliche Abstrich
vi-press-motto = Unabhängig. Überparteilich. Ansteckend.
vi-press-issue = Nr. { $n }
vi-press-round = { $n ->
    [one] nach 1 Runde
   *[other] nach { $n } Runden
  }
vi-press-weather = Wetter
vi-press-weather-won = Heiter. Niemand geht hinaus.
vi-press-weather-lost = Sonnig, stellenweise Händewaschen.
vi-press-price = Preis
vi-press-price-won = Nehmen Sie sich einfach eine.
vi-press-price-lost = Zwei saubere Hände.
vi-press-world_ends = Niemand mehr da, der das liest
vi-press-world_ends-close = So knapp!
vi-press-world_ends-text = Mit der heutigen Ausgabe stellt diese Zeitung ihr Erscheinen ein. Alle Abonnements sind erloschen, aus demselben Grund.
vi-press-cure = Es wirkt!
vi-press-cure-close = Um Haaresbreite
vi-press-cure-text = Das Heilmittel ist gefunden. Es wird gerecht verteilt, angefangen bei denen, die es bezahlen können.
vi-press-deck = Nichts zu melden
vi-press-deck-close = Gerade noch ausgesessen
vi-press-deck-text = Heute gab es kein Ereignis, und es wird auch keines mehr erwartet. Die Menschheit hat die Sache ausgesessen, größtenteils zu Hause.
vi-press-elimination = Keim stirbt an Einsamkeit
vi-press-elimination-text = { $names } { $n ->
    [one] fand
   *[other] fanden
  } niemanden mehr, der sich anstecken ließ. Eine Schweigeminute gab es nicht.
vi-press-first = Als erster Kontinent hatte { $continent } alle Toten beisammen, im { $turn }. Zug.
vi-press-none = Kein Kontinent hatte je alle seine Toten beisammen.
vi-press-last = Am längsten hustete niemand in { $city }.
vi-press-untouched = In { $city } fragt man sich, was die Aufregung sollte.
vi-press-near-won = Der Forschung { $n ->
    [one] fehlte noch 1 Feld
   *[other] fehlten noch { $n } Felder
  } bis zum Heilmittel. Sie dankt allen für ihre Geduld.
vi-press-near-lost = Zum Weltuntergang { $dead ->
    [0] fehlte kein Toter mehr
    [one] fehlte noch 1 Toter
   *[other] fehlten noch { $dead } Tote
  }, und { $cities ->
    [0] keine Stadt war ohne Infizierte.
    [one] 1 Stadt war ohne Infizierte.
   *[other] { $cities } Städte waren ohne Infizierte.
  }
vi-press-photo = Die Platte bei Redaktionsschluss: schwarz ausgestorben, rot infiziert, gestrichelt in Trauer, weiß gesund.
vi-press-figures = Die Welt
vi-press-dead = Tote
vi-press-infected = Infizierte
vi-press-extinct = { $n ->
    [one] ausgestorbene Stadt
   *[other] ausgestorbene Städte
  }
vi-press-healthy = { $n ->
    [one] Stadt, als wäre nichts gewesen
   *[other] Städte, als wäre nichts gewesen
  }
vi-press-watch = Zug { $turn }: noch einmal ansehen
vi-press-notice-won = Stellenangebote: alle.
vi-press-notice-lost = Verloren: eine Seuche, kaum gebraucht. Der Finder möge sie behalten.
vi-press-healing = Der letzte Kranke von { $city }
vi-press-healing-text = Er steht auf und verlangt die Rechnung. Die Forschung hat, was sie wollte.
vi-press-discovery = „{ $card }“
vi-press-discovery-text = Das letzte Feld, und dafür musste nicht einmal jemand gesund werden.
vi-press-eliminated = { $seat } gehen die Menschen aus
vi-press-eliminated-text = Das letzte Bett ist leer. Wie es dazu kam, bleibt unter Verschluss.
vi-press-last_city = Auch { $city } macht mit
vi-press-last_city-text = So lange der gesündeste Ort der Welt. Dann kam { $seat } zu Besuch.
vi-press-first_continent = { $continent } ausgebucht
vi-press-first_continent-text = Die Bestatter nehmen keine Aufträge mehr an.
vi-press-necrosis = Quarantäne abgeschafft
vi-press-necrosis-text = { $seat } hat Nekrose, und keine Absperrung hält mehr.
vi-press-landing = { $continent } öffnet sich
vi-press-landing-text = { $by ->
    [near] { $seat } erreicht { $city } und wird durchgewinkt.
   *[other] { $seat } erreicht { $city } { $means } und wird durchgewinkt.
  }
vi-press-ghost_town = { $city } zu vermieten
vi-press-ghost_town-text = Alle Wohnungen frei. Besichtigung jederzeit, auf eigene Gefahr.
vi-press-massive = Die Wissenschaft schlägt zurück
vi-press-massive-text = „{ $card }“ bringt die Forschung auf einen Schlag { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  } weiter.
vi-press-setback = Schlechter Tag für Keime
vi-press-setback-text = „{ $card }“: Die Forschung kommt noch vor dem Mittagessen { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  } weiter.
vi-press-harvest = { $n } Tote vor dem Frühstück
vi-press-harvest-text = { $seat } würfelt. Die Behörden vermuten einen Zufall.
vi-press-wave = { $n } neue Fälle an einem Tag
vi-press-wave-text = { $seat } kommt herum. Masken sollen bestellt sein.
vi-press-first_death = Einzelfall in { $city }
vi-press-first_death-text = Die Behörden sehen keinen Grund zur Sorge.
vi-press-patient_zero = Husten in { $city }
vi-press-patient_zero-text = Man schiebt es auf das Wetter.

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
