# Die Wörter von Viroid auf Deutsch. Wie Städte, Karten, Stränge, Symptome, Mutationen, Erreger und Seewege heißen, steht in
# den Inhaltsdateien.

game-title = Viroid
game-about = Du bist eine Krankheit, und deine Freunde sind auch welche. Die Menschheit ist das Spielbrett. Zieht von Stadt zu Stadt, werdet resistent gegen Kälte, Medikamente und Hitze, und bringt vier Kontinente unter die Erde, bevor jemand ein Heilmittel findet.
bots-here = Bots spielen hier mit euch, nicht gegen euch: Starke machen es leichter.

# --- Wege, und wie man hinkommt

spread-small_animal = Kleintier
spread-livestock = Nutztier
spread-insect = Insekt
spread-blood = Blut
spread-bird = Vogel
spread-plane = Flugzeug
spread-ship = Schiff
means-near = direkt
means-by_bird = per Vogel
means-by_plane = per Flugzeug
means-by_ship = per Schiff

# --- was im Weg steht

resistance-cold = Kälte
resistance-drug = Medikamente
resistance-heat = Hitze
measure-pest_control = Schädlingsbekämpfung
measure-culling = Keulung
measure-bird_watch = Vogelwarte
measure-hygiene = Hygiene

# --- Orte und Werte

continent-america = Amerika
continent-europe = Europa
continent-africa = Afrika
continent-asia = Asien
value-severity = Schwere
value-mortality = Sterblichkeit

# --- warum Infektionspunkte übrig bleiben

lapse-no_cube = Im Vorrat ist kein Würfel mehr
lapse-nobody_near = Es gibt niemanden, von dem aus es weiterginge
lapse-unbearable = Keine Stadt in Reichweite ist auszuhalten
lapse-no_field = In den Städten, die auszuhalten wären, ist kein passendes Feld frei
lapse-locked = Was noch bliebe, steht unter Quarantäne
lapse-too_dear = Was noch bliebe, kostet mehr

# --- Erreger, und was ihre Fähigkeiten außer den aufgedruckten Wirkungen können

pathogen-bacterium-text = Robust und genügsam. Jede Fähigkeit macht sie zugleich gegen Kälte, Medikamente und Hitze resistenter.
pathogen-nanites-text = Gut vernetzt. Vor dem Ereignis dürfen sie jemandem DNA abgeben; jede Fähigkeit macht sie tödlicher.
pathogen-fungus-text = Vögel braucht er nicht, er hat Sporen: Jede Fähigkeit stärkt ihn auf Dauer und infiziert ein einziges Mal jemanden bis zu drei Städte weit weg.
pathogen-vibrio-text = Kommt aus dem Meer. Es beginnt nirgends und gelangt in jeden Hafen; im Binnenland hat es das Vibrion schwer.
pathogen-virus-text = Beginnt mit so gut wie nichts. Vor dem Ereignis entscheidet ein Würfel, ob etwas gratis wächst; mit jeder Fähigkeit wächst sofort etwas.
ability-nanites-1 = Du darfst vor dem Ereignis 1 DNA mehr abgeben.
ability-nanites-2 = Du darfst vor dem Ereignis 1 DNA mehr abgeben.
ability-nanites-3 = Du darfst vor dem Ereignis 1 DNA mehr abgeben.
ability-vibrio-1 = Bist du in einer Stadt ohne Hafen überhaupt die erste Krankheit, bekommst du 1 DNA.
ability-vibrio-2 = Zeigt ein Würfel eine 6, stirbt noch einer deiner Infizierten, und zwar in einem Hafen.
ability-vibrio-3 = Die erste Infektion eines Zuges in einer Stadt ohne Hafen kostet 1 Infektionspunkt weniger.
ability-virus-1 = Auch eine 2 vor dem Ereignis entwickelt gratis ein Symptom.
ability-virus-2 = Auch eine 3 vor dem Ereignis entwickelt gratis ein Symptom.
ability-virus-3 = Auch eine 4 vor dem Ereignis entwickelt gratis ein Symptom.

# --- Wirkungen: der Text auf Karten, Symptomen und Fähigkeiten

who-you = Du
who-all = Alle
effect-harden = { $who }: Resistenz gegen { $resistance } +1.
effect-weaken = { $who }: Resistenz gegen { $resistance } −1.
effect-outbreak = { $who }: Ausbruch ({ $spread }), Quarantäne hin oder her.
effect-gain = { $who }: +{ $dna } DNA.
effect-lose = { $who }: −{ $dna } DNA.
effect-halve = { $who }: Die Hälfte der DNA ist weg.
effect-adapt = { $who }: eine Resistenz nach Wahl +1.
effect-wane = { $who }: eine Resistenz nach Wahl −1.
effect-withdraw = { $who }: ein Infizierter weniger, nur nicht der letzte.
effect-bribe = Du: { $dna } DNA zahlen, sonst kommt die Forschung ein Feld voran.
effect-infectious = 1 Infektionspunkt mehr.
effect-severe = Schwere +1: ein Würfel mehr.
effect-deadly = Sterblichkeit +1.
effect-necrosis = Quarantäne hält niemanden mehr auf.
effect-fly = Sporen fliegen so weit wie ein Vogel und infizieren jemanden ({ $way }).
effect-sprout = Ein Symptom nach Wahl wächst sofort gratis.
effect-cure_down = Das Heilmittel rückt ein Feld nach unten.
effect-cure_up = Das Heilmittel rückt ein Feld nach oben.
effect-research_up = Die Forschung wird um ein Feld zurückgeworfen.
effect-research_down = Die Forschung kommt ein Feld voran.
effect-corpse = In einer Stadt mit Infizierten stirbt jemand.
effect-uncorpse = Ein Toter darf entfernt werden.
effect-take_measure = { $city }: { $measure }.
effect-guard = Wo die meisten infiziert sind: { $measure }.
effect-block_line = Der Seeweg { $line } wird gesperrt.
effect-block_airport = { $city }: Der Flughafen wird gesperrt.
effect-lift_measure = Eine Gegenmaßnahme oder eine Sperre wird aufgehoben.

# --- was man wählen kann

choice-improve = { $spread } entwickeln
choice-resist = Resistenter werden gegen { $resistance }
choice-buy_strain = Strang { $strain } nehmen
choice-develop =
    { $slot ->
        [0] Nächstes Symptom des ersten Strangs entwickeln
        [1] Nächstes Symptom des zweiten Strangs entwickeln
       *[other] Nächstes Symptom des dritten Strangs entwickeln
    }
choice-develop_ability = Nächste Fähigkeit des Erregers entwickeln
choice-discard_strain =
    { $slot ->
        [0] Ersten Strang abwerfen
        [1] Zweiten Strang abwerfen
       *[other] Dritten Strang abwerfen
    }
choice-heighten = { $value } durch die Mutation erhöhen
choice-finish = Fertig
choice-give = { $to } { $dna } DNA geben
choice-keep = DNA behalten
choice-enter = { $city } befallen
choice-choose_way = Feld: { $way }
choice-travel = Anreise: { $means }
choice-stop = Niemanden mehr infizieren
choice-decline = Verzichten
choice-cure = Ein Infizierter von { $owner } wird gesund: { $way }
choice-strike = Ein Todesfall in { $city }
choice-bury = Ein Infizierter von { $owner } stirbt: { $way }
choice-unearth = Einen Toten aus { $city } entfernen
choice-lift = Keine { $measure } mehr in { $city }
choice-open_line = Seeweg { $line } öffnen
choice-open_airport = Flughafen von { $city } öffnen
choice-toughen = { $resistance } +1
choice-soften = { $resistance } −1
choice-release = In { $city } wird jemand von dir gesund
choice-protect = { $city } schützen
choice-pay = Zahlen
choice-kill = In { $city } stirbt jemand von dir

# --- dasselbe, wo nichts daneben zeigt, worum es geht

says-develop = { $symptom } entwickeln ({ $strain })
says-develop_ability = { $symptom } entwickeln
says-discard_strain = { $strain } abwerfen
says-choose_way = { $city }: { $way }
says-travel = { $city }: { $means }
says-cure = { $city }: { choice-cure }
says-bury = { $city }: { choice-bury }

# --- dasselbe als Hauptwort, neben anderem

noun-improve = { $spread }
noun-resist = Resistenz gegen { $resistance }
noun-buy_strain = { $strain }
noun-develop = { $symptom } ({ $strain })
noun-develop_ability = { $symptom }
noun-discard_strain = Abwurf von { $strain }
noun-heighten = { $value } durch Mutation
noun-finish = Sparen der DNA
noun-give = { $dna } DNA für { $to }
noun-keep = Behalten der DNA
noun-enter = { $city }
noun-choose_way = { $city } ({ $way })
noun-travel = { $city } ({ $means })
noun-stop = Aufhören
noun-decline = Verzicht
noun-cure = { $owner } in { $city } ({ $way })
noun-strike = { $city }
noun-bury = { $owner } in { $city } ({ $way })
noun-unearth = { $city }
noun-lift = { $measure } in { $city }
noun-open_line = Seeweg { $line }
noun-open_airport = Flughafen von { $city }
noun-toughen = { $resistance } +1
noun-soften = { $resistance } −1
noun-release = { $city }
noun-protect = { $city }
noun-pay = Zahlung
noun-kill = { $city }

# --- was geschieht

event-start_dealt = { $seat } bekommt die Startkarte { $city }.
event-start_dealt-you = Du bekommst die Startkarte { $city }.
event-mutation_dealt = { $seat } hat eine Mutation: { $mutation }.
event-mutation_dealt-you = Du hast eine Mutation: { $mutation }.
event-strain_taken = { $seat } nimmt den Strang { $strain }.
event-strain_taken-you = Du nimmst den Strang { $strain }.
event-developed =
    { $n ->
        [0] { $seat } entwickelt das erste Symptom von { $strain }.
        [1] { $seat } entwickelt das zweite Symptom von { $strain }.
        [2] { $seat } entwickelt das dritte Symptom von { $strain }.
        [3] { $seat } entwickelt das vierte Symptom von { $strain }.
       *[other] { $seat } entwickelt das fünfte Symptom von { $strain }.
    }
event-developed-you =
    { $n ->
        [0] Du entwickelst das erste Symptom von { $strain }.
        [1] Du entwickelst das zweite Symptom von { $strain }.
        [2] Du entwickelst das dritte Symptom von { $strain }.
        [3] Du entwickelst das vierte Symptom von { $strain }.
       *[other] Du entwickelst das fünfte Symptom von { $strain }.
    }
event-ability_developed =
    { $level ->
        [1] { $seat } entwickelt eine erste weitere Fähigkeit.
        [2] { $seat } entwickelt eine zweite weitere Fähigkeit.
       *[other] { $seat } entwickelt eine dritte weitere Fähigkeit.
    }
event-ability_developed-you =
    { $level ->
        [1] Du entwickelst eine erste weitere Fähigkeit.
        [2] Du entwickelst eine zweite weitere Fähigkeit.
       *[other] Du entwickelst eine dritte weitere Fähigkeit.
    }
event-strain_discarded = { $seat } wirft den Strang { $strain } ab.
event-strain_discarded-you = Du wirfst den Strang { $strain } ab.
event-improved = { $seat } entwickelt { $spread } auf Stufe { $n }.
event-improved-you = Du entwickelst { $spread } auf Stufe { $n }.
event-resistance_bought = { $seat } wird resistenter gegen { $resistance }: jetzt { $n }.
event-resistance_bought-you = Du wirst resistenter gegen { $resistance }: jetzt { $n }.
event-heightened = { $seat } mutiert: { $value } +1.
event-heightened-you = Du mutierst: { $value } +1.
event-settled = { $seat } nistet sich in { $city } ein ({ $way }).
event-settled-you = Du nistest dich in { $city } ein ({ $way }).
event-turn_begins = { $seat } ist am Zug.
event-turn_begins-you = Du bist am Zug.
event-event_only = { $seat } ist ausgeschieden: Nur das Ereignis zählt noch.
event-event_only-you = Du bist ausgeschieden: Nur das Ereignis zählt noch.
event-given = { $seat } gibt { $to } { $n } DNA.
event-given-you = Du gibst { $to } { $n } DNA.
event-given-to-you = { $seat } gibt dir { $n } DNA.
event-kept = { $seat } gibt keine DNA ab.
event-kept-you = Du gibst keine DNA ab.
event-virus_rolled = Das Virus von { $seat } würfelt eine { $pips }.
event-virus_rolled-you = Dein Virus würfelt eine { $pips }.
event-nothing_grew = Nichts wächst gratis bei { $seat }.
event-nothing_grew-you = Nichts wächst gratis bei dir.
event-card_revealed = { $seat } deckt auf: { $card }.
event-card_revealed-you = Du deckst auf: { $card }.
event-no_card_left = { $seat } hat keine Ereigniskarte mehr aufzudecken.
event-no_card_left-you = Du hast keine Ereigniskarte mehr aufzudecken.
event-resistance_changed = { $seat }: Resistenz gegen { $resistance } jetzt { $n }.
event-resistance_changed-you = Deine Resistenz gegen { $resistance } ist jetzt { $n }.
event-severity_changed = { $seat }: Schwere jetzt { $n }.
event-severity_changed-you = Deine Schwere ist jetzt { $n }.
event-mortality_changed = { $seat }: Sterblichkeit jetzt { $n }.
event-mortality_changed-you = Deine Sterblichkeit ist jetzt { $n }.
event-infection_changed =
    { $n ->
        [one] { $seat } hat jetzt 1 Infektionspunkt.
       *[other] { $seat } hat jetzt { $n } Infektionspunkte.
    }
event-infection_changed-you =
    { $n ->
        [one] Du hast jetzt 1 Infektionspunkt.
       *[other] Du hast jetzt { $n } Infektionspunkte.
    }
event-dna_gained = { $seat } bekommt { $n } DNA.
event-dna_gained-you = Du bekommst { $n } DNA.
event-dna_lost = { $seat } verliert { $n } DNA.
event-dna_lost-you = Du verlierst { $n } DNA.
event-necrosis_began = { $seat } hat Nekrose: Quarantäne hält niemanden mehr auf.
event-necrosis_began-you = Du hast Nekrose: Quarantäne hält niemanden mehr auf.
event-necrosis_ended = Niemand hat mehr Nekrose: Quarantäne gilt wieder.
event-cure_sank = Das Heilmittel rutscht hinunter auf Feld { $n }.
event-cure_rose = Das Heilmittel rückt herauf auf Feld { $n }.
event-research_rose = Die Forschung wird auf Feld { $n } zurückgeworfen.
event-research_sank = Die Forschung kommt auf Feld { $n }.
event-research_success = In { $city } ist niemand mehr infiziert: ein Erfolg für die Forschung.
event-infected =
    { $means ->
        [direkt] { $seat } befällt { $city } ({ $way }).
       *[other] { $seat } befällt { $city } ({ $way }, { $means }).
    }
event-infected-you =
    { $means ->
        [direkt] Du befällst { $city } ({ $way }).
       *[other] Du befällst { $city } ({ $way }, { $means }).
    }
event-broke_out =
    { $means ->
        [direkt] Ausbruch: { $seat } befällt { $city } ({ $way }).
       *[other] Ausbruch: { $seat } befällt { $city } ({ $way }, { $means }).
    }
event-broke_out-you =
    { $means ->
        [direkt] Ausbruch: Du befällst { $city } ({ $way }).
       *[other] Ausbruch: Du befällst { $city } ({ $way }, { $means }).
    }
event-lapsed = Der Ausbruch von { $seat } verpufft: Auf diesem Weg ist niemand anzustecken ({ $spread }).
event-lapsed-you = Dein Ausbruch verpufft: Auf diesem Weg ist niemand anzustecken ({ $spread }).
event-declined = { $seat } verzichtet.
event-declined-you = Du verzichtest.
event-no_points = { $seat } hat keinen Infektionspunkt und steckt niemanden an.
event-no_points-you = Du hast keinen Infektionspunkt und steckst niemanden an.
event-points_lapsed =
    { $n ->
        [one] { $seat } behält 1 Infektionspunkt übrig. { $lapse }.
       *[other] { $seat } behält { $n } Infektionspunkte übrig. { $lapse }.
    }
event-points_lapsed-you =
    { $n ->
        [one] Du behältst 1 Infektionspunkt übrig. { $lapse }.
       *[other] Du behältst { $n } Infektionspunkte übrig. { $lapse }.
    }
event-ways_used_up =
    { $n ->
        [one] { $seat } behält 1 Infektionspunkt übrig: Jede Stufe steckt nur einmal pro Zug jemanden an ({ $ways }).
       *[other] { $seat } behält { $n } Infektionspunkte übrig: Jede Stufe steckt nur einmal pro Zug jemanden an ({ $ways }).
    }
event-ways_used_up-you =
    { $n ->
        [one] Du behältst 1 Infektionspunkt übrig: Jede Stufe steckt nur einmal pro Zug jemanden an ({ $ways }).
       *[other] Du behältst { $n } Infektionspunkte übrig: Jede Stufe steckt nur einmal pro Zug jemanden an ({ $ways }).
    }
event-nothing_affordable =
    { $n ->
        [0] { $seat } hat keine DNA mehr: Die Mutation ist vorbei.
       *[other] { $seat } hat noch { $n } DNA, und das reicht für nichts: Die Mutation ist vorbei.
    }
event-nothing_affordable-you =
    { $n ->
        [0] Du hast keine DNA mehr: Die Mutation ist vorbei.
       *[other] Du hast noch { $n } DNA, und das reicht für nichts: Die Mutation ist vorbei.
    }
event-healed = In { $city } wird ein Infizierter von { $owner } gesund ({ $way }).
event-healed-owner-you = In { $city } wird einer deiner Infizierten gesund ({ $way }).
event-nobody_to_heal = In { $city } gibt es niemanden zu heilen.
event-corpse_laid = In { $city } stirbt jemand bei bester Gesundheit ({ $way }).
event-struck = In { $city } stirbt ein Infizierter von { $owner }, und niemand hat etwas davon ({ $way }).
event-struck-owner-you = In { $city } stirbt einer deiner Infizierten, und niemand hat etwas davon ({ $way }).
event-corpse_removed = Ein Toter weniger in { $city } ({ $way }).
event-recovered = In { $city } wird ein Infizierter von { $owner } gesund ({ $way }); die Forschung hat nichts davon.
event-recovered-owner-you = In { $city } wird einer deiner Infizierten gesund ({ $way }); die Forschung hat nichts davon.
event-paid_off = { $seat } zahlt { $n } DNA, und die Forschung bleibt, wo sie ist.
event-paid_off-you = Du zahlst { $n } DNA, und die Forschung bleibt, wo sie ist.
event-measure_taken = Gegenmaßnahme in { $city }: { $measure }.
event-measure_lifted = { $city } hat genug davon: keine { $measure } mehr.
event-line_blocked = Der Seeweg { $line } ist gesperrt.
event-line_opened = Der Seeweg { $line } ist wieder offen.
event-airport_blocked = Der Flughafen von { $city } ist gesperrt.
event-airport_opened = Der Flughafen von { $city } ist wieder offen.
event-no_marker_left = Der Menschheit sind die Marker ausgegangen: Nichts geschieht.
event-dice_taken =
    { $severity ->
        [one] { $seat } nimmt 1 Würfel, tödlich bis { $mortality }: Zu { $chance } % stirbt jemand.
       *[other] { $seat } nimmt { $severity } Würfel, tödlich bis { $mortality }: Zu { $chance } % stirbt jemand.
    }
event-dice_taken-you =
    { $severity ->
        [one] Du nimmst 1 Würfel, tödlich bis { $mortality }: Zu { $chance } % stirbt jemand.
       *[other] Du nimmst { $severity } Würfel, tödlich bis { $mortality }: Zu { $chance } % stirbt jemand.
    }
event-rolled = { $seat } würfelt { $faces }.
event-rolled-you = Du würfelst { $faces }.
event-judged =
    { $n ->
        [0] Niemand stirbt.
        [one] Einer stirbt.
       *[other] { $n } sterben.
    }
event-no_dice = { $seat } hat keinen Würfel: Niemand stirbt.
event-no_dice-you = Du hast keinen Würfel: Niemand stirbt.
event-died = { $seat } fordert in { $city } ein Opfer ({ $way }).
event-died-you = Du forderst in { $city } ein Opfer ({ $way }).
event-extinct = { $city } ist ausgestorben. Beschwerden gibt es keine.
event-continent_emptied = { $continent } hat alle seine Toten.
event-eliminated = { $seat } hat keine Infizierten mehr und scheidet aus.
event-eliminated-you = Du hast keine Infizierten mehr und scheidest aus.
event-won = Die Menschheit ist Geschichte: Ihr habt gewonnen.
event-lost_by_cure = Das Heilmittel ist gefunden, und ihr seid Geschichte.
event-lost_by_deck = Es gibt keine Ereigniskarten mehr: Die Menschheit hat euch ausgesessen.
event-lost_by_elimination = Zu wenige von euch sind übrig: Die Menschheit atmet auf.

# --- was jetzt gefragt ist

ask-develop_freely =
    { $may ->
       *[go_on] { $n } DNA. Ein Weg, eine Resistenz und ein Symptom müssen sein.
        [finish] Noch { $n } DNA, und alles Nötige ist da. Noch etwas, oder fertig?
    }
ask-settle = Wo fängt alles an?
ask-settle_in = Welches Feld bekommt dein erster Infizierter?
ask-give_dna = Gibst du jemandem DNA ab?
ask-free_growth =
    { $may ->
        [buy_strain] Der Würfel will es so: Welcher Strang kommt gratis dazu?
        [develop] Etwas wächst gratis. Welches Symptom?
       *[buy_strain-develop] Der Würfel will es so: Welcher Strang, welches Symptom wächst gratis?
    }
ask-choose_healed = Die Menschheit heilt einen von diesen. Welchen?
ask-infect =
    { $may ->
       *[enter] { $n ->
            [one] Noch 1 Infektionspunkt. Welche Stadt?
           *[other] Noch { $n } Infektionspunkte. Welche Stadt?
        }
        [enter-stop] { $n ->
            [one] Noch 1 Infektionspunkt. Welche Stadt, oder reicht es?
           *[other] Noch { $n } Infektionspunkte. Welche Stadt, oder reicht es?
        }
    }
ask-infect_by = Auf welchem Weg hinein?
ask-infect_over = Wie kommst du hin?
ask-mutate =
    { $may ->
       *[develop] { $n } DNA. Was entwickelst du?
        [discard] { $n } DNA: Das reicht für nichts. Willst du etwas abwerfen?
        [develop-discard] { $n } DNA. Was entwickelst du, oder wirfst du ab?
    }
ask-kill_at_harbour = Eine 6! In welchem Hafen stirbt noch jemand?
ask-choose_dead =
    { $n ->
        [one] Noch jemand muss sterben. Wo?
       *[other] { $n } müssen sterben. Wo zuerst?
    }
ask-die_in = Wen von deinen Infizierten dort?
ask-break_out_to = Ein Ausbruch! In welcher Stadt, wenn überhaupt?
ask-break_out_by = Ein Ausbruch! Auf welchem Weg hinein?
ask-fly_to = Die Sporen fliegen. Wohin, wenn überhaupt?
ask-lay_corpse = In welcher Stadt stirbt jemand?
ask-lay_corpse_in =
    { $may ->
       *[choose_way] Wer von den Gesunden stirbt dort?
        [bury] Dort ist niemand gesund. Wer von den Infizierten stirbt?
    }
ask-remove_corpse = Aus welcher Stadt verschwindet ein Toter, wenn überhaupt?
ask-remove_corpse_in = Von welchem Feld verschwindet der Tote?
ask-lift_marker = Welche Gegenmaßnahme wird aufgehoben?
ask-adapt_to = Welche deiner Resistenzen steigt?
ask-give_way = Welche deiner Resistenzen sinkt?
ask-let_go = Die Menschheit bekommt einen deiner Infizierten zurück. In welcher Stadt?
ask-let_go_in = Wer von deinen Infizierten dort wird gesund?
ask-buy_off = Zahlst du { $n } DNA, oder lässt du die Forschung ein Feld vorankommen?
ask-stand_guard = In mehreren Städten sind gleich viele infiziert. Welche wird geschützt?

# --- worauf gewartet wird

waits-develop_freely = { $names } entwickelt den eigenen Erreger.
waits-settle = { $names } entscheidet, wo alles anfängt.
waits-settle_in = { $names } infiziert den Ersten in { $city }.
waits-give_dna = { $names } kann jemandem DNA abgeben.
waits-free_growth = { $names } sucht sich aus, was gratis wächst.
waits-choose_healed = { $names } entscheidet, wer in { $city } geheilt wird.
waits-infect =
    { $n ->
        [one] { $names } infiziert Städte: noch 1 Infektionspunkt.
       *[other] { $names } infiziert Städte: noch { $n } Infektionspunkte.
    }
waits-infect_by = { $names } sucht einen Weg hinein nach { $city }.
waits-infect_over = { $names } sucht den Weg nach { $city }.
waits-mutate = { $names } mutiert, mit { $dna } DNA.
waits-kill_at_harbour = { $names } wählt den Hafen, in dem noch jemand stirbt.
waits-choose_dead =
    { $left ->
        [one] { $names } entscheidet, wo noch jemand stirbt.
       *[other] { $names } entscheidet, wo noch { $left } sterben.
    }
waits-die_in = { $names } entscheidet, wer in { $city } stirbt.
waits-break_out_to = { $names } entscheidet, wo es ausbricht.
waits-break_out_by = { $names } sucht einen Weg hinein nach { $city }: ein Ausbruch!
waits-fly_to = { $names } entscheidet, wohin die Sporen fliegen.
waits-lay_corpse = { $names } entscheidet, in welcher Stadt jemand stirbt.
waits-lay_corpse_in = { $names } entscheidet, wer in { $city } stirbt.
waits-remove_corpse = { $names } kann einen Toten verschwinden lassen.
waits-remove_corpse_in = { $names } lässt einen Toten aus { $city } verschwinden.
waits-lift_marker = { $names } entscheidet, welche Gegenmaßnahme aufgehoben wird.
waits-adapt_to = { $names } entscheidet, welche Resistenz steigt.
waits-give_way = { $names } entscheidet, welche Resistenz sinkt.
waits-let_go = { $names } muss jemanden von den Infizierten gehen lassen.
waits-let_go_in = { $names } entscheidet, wer in { $city } gesund wird.
waits-buy_off = { $names } zahlt { $dna } DNA oder lässt die Forschung vorankommen.
waits-stand_guard = { $names } entscheidet, welche Stadt die Menschheit schützt.

# --- Einstellungen

option-players = Personen
option-players-text = Wie viele von euch die Welt zugrunde richten.
option-players-2 = 2 Personen
option-players-3 = 3 Personen
option-players-4 = 4 Personen
option-pathogen = Erreger
option-pathogen-text = Was ihr alle seid.
option-pathogen-bacterium = Bakterie: leicht, richtig für die erste Partie
option-pathogen-nanites = Naniten: mittel, sie teilen ihre DNA
option-pathogen-fungus = Pilz: mittel, seine Sporen fliegen
option-pathogen-vibrio = Vibrion: schwer, es kommt aus dem Meer
option-pathogen-virus = Virus: schwer, ein Würfel lässt es wachsen
option-difficulty = Schwierigkeit
option-difficulty-text = Wie oft die Menschheit sich ins Zeug legt: So viele Karten Massive Forschung sind im Stapel.
option-difficulty-easy = Leicht: 3 × Massive Forschung
option-difficulty-normal = Normal: 4 × Massive Forschung
option-difficulty-demanding = Anspruchsvoll: 5 × Massive Forschung
option-start = Start
option-start-text = Womit eure Erreger beginnen.
option-start-cards = Startkarten teilen es zu
option-start-expert = Für Erfahrene: mit 55 DNA frei entwickeln
option-first = Wer beginnt
option-first-text = Der Zufall entscheidet, oder ihr nennt den Platz der Person, die zuletzt krank war.
option-first-random = Der Zufall entscheidet
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-must_use_extended = Vogel, Flugzeug und Schiff
option-must_use_extended-text = Ob ihr sie benutzen müsst, wenn ihr anders niemanden mehr infizieren könnt.
option-must_use_extended-true = Ihr müsst sie benutzen
option-must_use_extended-false = Ihr dürft stattdessen aufhören
option-nanites_three = Fähigkeiten der Naniten
option-nanites_three-text = Wie viele es gibt, und wie viel DNA man damit abgeben darf. Nur für Naniten.
option-nanites_three-false = Zwei: Geschenke bis 1, 2 und 3 DNA, das kleinste schon ohne Fähigkeit
option-nanites_three-true = Drei: Geschenke bis 1, 2 und 3 DNA, vor der ersten keines

# --- wie es endete

end-world_ends = Jeder Kontinent hat seine Toten, und keine Stadt ist mehr gesund.
end-cure = Die Forschung hat das Heilmittel erreicht.
end-deck = Die Ereigniskarten sind zu Ende.
end-elimination = Zu wenige von euch haben noch Infizierte.

# --- der Tisch

board-language = de
board-turn =
    { $n ->
        [0] Vor dem ersten Zug
       *[other] Zug { $n }
    }
board-phase_0 = Erreger
board-phase_1 = Ereignis
board-phase_2 = Infektion
board-phase_3 = Mutation
board-phase_4 = Sterben
board-research = Forschung
board-apart =
    { $n ->
        [one] 1 Feld bis zum Heilmittel
       *[other] { $n } Felder bis zum Heilmittel
    }
board-to_win = Es fehlen
board-missing_dead =
    { $n ->
        [0] keine Toten mehr
        [one] 1 Toter
       *[other] { $n } Tote
    }
board-missing_cities =
    { $n ->
        [0] keine Stadt ohne Infizierte
        [one] 1 Stadt ohne Infizierte
       *[other] { $n } Städte ohne Infizierte
    }
board-deck = Ereignisse
board-spent = Ausgespielt
board-named = Schon genannt
board-markers = Marker übrig
board-blocks = Sperren
board-strains = Stränge in der Auslage
board-ways = Land- und Seewege
board-measures = Maßnahmen
board-blocked = Gesperrt
board-card = Karte
board-heals = heilt in { $cities }
board-dice = Würfel
board-infection = Infektion { $n }
board-severity = Schwere { $n }
board-mortality = Sterblichkeit { $n }
board-infected = { $n } infiziert in { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städten
    }
board-abilities =
    { $n ->
        [one] 1 weitere Fähigkeit
       *[other] { $n } weitere Fähigkeiten
    }
board-out = ausgeschieden
board-healthy = gesund
board-infected_by = infiziert von Platz 1
board-dead = tot
board-airport = Flughafen
board-blocked_airport = Flughafen gesperrt
board-harbour = Hafen
board-quarantine = Quarantäne
board-guarded = Gegenmaßnahme
board-needs = verlangt Kälte, Medikamente, Hitze
board-borne = hältst du aus (bei Symptomen: entwickelt)
board-to_choose = jetzt zu haben
board-cure = Heilmittel, rückt weg
board-infection_sign = Infektionspunkt
board-necrosis = Nekrose
board-outbreak = Ausbruch
board-thrown_back = Forschung zurückgeworfen

# --- was sich mit seinem Namen nachschlagen lässt, und was dann dasteht

things-cities = Stadt
things-lines = Seeweg
things-cards = Ereigniskarte
things-strains = Strang
things-mutations = Mutation
things-pathogens = Erreger
things-start_cards = Startkarte
tells-continent = Kontinent
tells-needs = Nötige Resistenzen
tells-airport = Flughafen
tells-harbour = Hafen
tells-heals = Heilt in
tells-dna = DNA
tells-spread = Weg
tells-spreads = Wege
tells-resistances = Resistenzen
tells-levels = Resistenzen
tells-price = Preis
tells-infection = Infektion
tells-cure = Heilmittel
tells-severity = Schwere
tells-mortality = Sterblichkeit
tells-abilities = Fähigkeiten
tells-family = Symptom
tells-mutation = Mutation

# --- warum etwas besser ist: was meistens daraus folgt

by-dna = { $n } DNA { $more ->
        [more] mehr
       *[less] weniger
    }
by-cities = { $n } { $n ->
        [one] Stadt
       *[other] Städte
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-corpses = { $n } { $n ->
        [one] Leiche
       *[other] Leichen
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-fields = { $n } { $n ->
        [one] Feld
       *[other] Felder
    } { $more ->
        [more] weiter weg
       *[less] näher
    }
by-infected = { $n } { $n ->
        [one] Infizierter
       *[other] Infizierte
    } { $more ->
        [more] mehr
       *[less] weniger
    }
why-dna = { $by } für { $whom }
why-cities_soon = nach dem nächsten Zug etwa { $by } ohne Infizierte
why-cities_late = später etwa { $by } ohne Infizierte
why-corpses_soon = nach dem nächsten Zug fehlen noch etwa { $by }
why-corpses_late = später fehlen noch etwa { $by }
why-cure = das Heilmittel ist etwa { $by }
why-own_infected = nach dem nächsten Zug etwa { $by } für { $whom } auf dem Plan
why-infected = später etwa { $by } für alle zusammen
why-toll = durch die eigenen Würfel pro Zug etwa { $by }

# --- woran sich hält, wer das Spiel kennt

thumb-develop_freely = Ein Weg hinein, eine Stufe der Resistenz, die die nächsten Städte verlangen, ein billiges Symptom; den Rest behalten.
thumb-settle = Eine Stadt mit mehreren Nachbarn, in die du hineinkommst, und weit weg von deinen Freunden.
thumb-settle_in = Ein Feld, zu dem dich kein anderer Weg führt.
thumb-give_dna = Dem, der sich damit etwas kaufen kann, das dir noch nichts nützt.
thumb-free_growth = Was sonst am teuersten ist, wenn es Infektion oder Sterblichkeit erhöht.
thumb-choose_healed = Einer in einer Stadt mit mehreren Infizierten: Eine Stadt ohne muss neu infiziert werden.
thumb-infect = Neue Städte zuerst, denn alle müssen infiziert werden. Wo die nächste Karte heilen kann, halten zwei besser als einer.
thumb-infect_by = Spar den Weg auf, den die wenigsten von euch haben.
thumb-infect_over = Verbrauche die Ausbreitung, die du anderswo am wenigsten brauchst.
thumb-mutate = In der ersten Hälfte Infektionspunkte und Wege, in der zweiten Schwere und Sterblichkeit; spare nur für etwas Bestimmtes.
thumb-kill_at_harbour = Auf einem Kontinent, auf dem Leichen fehlen, in einer Stadt, die infiziert bleibt.
thumb-choose_dead = Auf einem Kontinent, auf dem Leichen fehlen, und nicht dein letzter in einer Stadt.
thumb-die_in = Der auf dem Feld, das am leichtesten neu zu infizieren ist.
thumb-break_out_to = Eine Stadt ohne Infizierte, vor allem eine, in die sonst niemand kommt.
thumb-break_out_by = Lass das Feld frei, das die meisten von euch nutzen können.
thumb-fly_to = Eine ferne Stadt ohne Infizierte.
thumb-lay_corpse = Wo Leichen fehlen und dir die Stadt nicht verloren geht.
thumb-lay_corpse_in = Das Feld, das am schwersten zu infizieren ist.
thumb-remove_corpse = Aus einer Stadt, die dir die Quarantäne verschließt.
thumb-remove_corpse_in = Ein Feld mit einem Weg, den du hast.
thumb-lift_marker = Die, die euch aus den meisten Städten hält.
thumb-adapt_to = Die, die die meisten Städte ohne Infizierte verlangen.
thumb-give_way = Die, die du für keine Stadt mehr brauchst.
thumb-let_go = Einer in einer Stadt mit mehreren Infizierten.
thumb-let_go_in = Der auf dem Feld, das am leichtesten neu zu infizieren ist.
thumb-buy_off = Zahle, wenn das Heilmittel nah ist oder du dir nichts Gutes kaufen kannst.
thumb-stand_guard = Die Stadt, die ihr am wenigsten braucht.
thumb-new_city = Städte ohne Infizierte zuerst, denn alle müssen infiziert werden.
thumb-far_first = Ferne Städte ohne Infizierte zuerst: Die nebenan können warten.
thumb-new_way = Ein Weg, der dir fehlt, öffnet mehr Felder als eine weitere Stufe eines Wegs, den du hast.
