# Was in Maus und Mystik geschieht.

# --- ein Gegner im Satz: an seinem Anfang und weiter hinten. Von gewöhnlichen wird die Figur genannt.

event-by_foe =
    { $foe ->
        [Kakerlake] { $figure }
        [Ratte] { $figure }
        [Eliteratte] Elite-{ $figure }
        [Spinne] Die Spinne
        [Gram] Hauptmann Gram
        [Kettra] Kettra
        [Brodie] Brodie
        [Flor] Flor
       *[other] Der Hundertfüßer
    }
event-at_foe =
    { $foe ->
        [Kakerlake] { $figure }
        [Ratte] { $figure }
        [Eliteratte] Elite-{ $figure }
        [Spinne] die Spinne
        [Gram] Hauptmann Gram
        [Kettra] Kettra
        [Brodie] Brodie
        [Flor] Flor
       *[other] den Hundertfüßer
    }

# --- Kapitel, Seiten, die Leiste

event-chapter_begins = „{ $chapter }“ beginnt: { $room }. Auf Seite { $end } ist es vorbei.
event-hero_joins = { $seat } führt { $hero }.
event-hero_joins-you = Du führst { $hero }.
event-ability_learned = { $hero } lernt „{ $ability }“.
event-page_turned = Eine Seite wird umgeblättert: „{ $page }“.
event-line_said = { $line }
event-picked = „{ $page }“: { $seat } wählt „{ $option }“
event-picked-you = „{ $page }“: Du wählst „{ $option }“
event-track_laid = Die Leiste, von oben: { $cards }.
event-card_added = Neu am Ende der Leiste: { $card }.
event-card_removed = Weg von der Leiste: { $card }.
event-ambushed =
    { $place ->
        [0] Hinterhalt! { $card }: ganz nach oben auf der Leiste ({ $face }).
        [one] Hinterhalt! { $card }: weiter nach oben, nur eine Karte liegt noch davor ({ $face }).
       *[other] Hinterhalt! { $card }: weiter nach oben, { $place } Karten liegen noch davor ({ $face }).
    }
event-swapped = Platztausch auf der Leiste: { $card } vor { $other }.
event-lifted =
    { $place ->
        [0] Ganz nach oben auf der Leiste: { $card }.
        [one] Weiter nach oben, nur eine Karte liegt noch davor: { $card }.
       *[other] Weiter nach oben, { $place } Karten liegen noch davor: { $card }.
    }
event-round_begins = Runde { $n } beginnt.
event-goal_changed = Ein neues Ziel: „{ $page }“.
event-counted = { $count }: { $n }.

# --- der Zug einer Maus

event-turn_begins =
    { $points ->
        [one] { $hero } ist am Zug: { $face }, 1 Bewegungspunkt.
       *[other] { $hero } ist am Zug: { $face }, { $points } Bewegungspunkte.
    }
event-turn_skipped = { $hero } ist gefangen und muss warten.
event-walked = { $hero } geht: { $path }.
event-entered_at = { $hero } kommt herein, auf { $field }.
event-stood_up = { $hero } rappelt sich auf.
event-scurried =
    { $points ->
        [one] { $hero } wuselt: { $face }, noch 1 Punkt.
       *[other] { $hero } wuselt: { $face }, noch { $points } Punkte.
    }
event-swam = { $hero } schwimmt nach { $field }.
event-drifted = Die Strömung trägt { $hero } nach { $field }.
event-swim_failed = { $hero } paddelt und paddelt und kommt nicht aus dem Wasser.
event-trap_set = Auf { $field } lauert eine Mausefalle.
event-trap_held = { $hero } schleicht über die Falle auf { $field }: { $faces }.
event-trap_snapped = Schnapp! Die Falle auf { $field } erwischt { $hero }: { $faces }.
event-searched =
    { $success ->
        [0] { $hero } sucht und findet nichts ({ $face }).
       *[other] { $hero } sucht und stößt auf etwas ({ $face }).
    }
event-found_by_light = { $hero } hält das Licht hoch und sieht es sofort.
event-rolled_again = { $hero } würfelt noch einmal: { $faces }.
event-resisted = { $hero } hält stand ({ $face }).
event-found = { $hero } findet: { $item }.
event-find_kept = { $hero } behält: { $item }.
event-find_sold = { $hero } nimmt lieber ein Stück Käse: { $item } bleibt liegen.
event-item_dropped = { $hero } ist es los: { $item }.
event-item_used = { $hero } benutzt: { $item }.
event-item_worn = { $hero } legt an: { $item }.
event-item_stowed = { $hero } steckt ins Bündel: { $item }.
event-item_given = { $hero } gibt { $other }: { $item }.
event-cheese_given =
    { $n ->
        [one] { $hero } gibt { $other } ein Stück Käse.
       *[other] { $hero } gibt { $other } { $n } Stück Käse.
    }
event-ability_used = { $hero } setzt ein: { $ability }.
event-act_tried = { $hero } versucht es: { $act } ({ $faces }).
event-act_done = { $hero } hat es geschafft: { $act }.
event-act_failed = { $hero } hat es nicht geschafft: { $act }.
event-recovery_failed = { $hero } zerrt am Netz, und es hält ({ $face }).

# --- Räume und Begegnungen

event-explored = { $hero } geht voran ({ $exit }): { $room }.
event-tile_turned = Das Plättchen wird umgedreht: { $room }.
event-ground_changed = Der Raum ist nicht mehr, was er war: { $ground }.
event-encounter_drawn =
    { $row ->
        [0] Eine Begegnung: „{ $encounter }“, wie auf den Seiten 1 und 2.
        [1] Eine Begegnung: „{ $encounter }“, wie auf den Seiten 3 und 4.
       *[other] Eine Begegnung: „{ $encounter }“, wie ab Seite 5.
    }
event-encounter_spent = Die Begegnung „{ $encounter }“ hat nichts mehr zu bieten.
event-left_out = Die Verkleidung wirkt: Die Ratten sehen nur Ratten und bleiben weg.

# --- Angriffe

event-attacked = { $hero } greift { event-at_foe } an ({ $item }): { $faces }.
event-foe_attacked = { event-by_foe } greift { $hero } an: { $faces }.
event-friend_attacked = { $hero } ist verhext und greift { $victim } an: { $faces }.
event-defended = { $hero } wehrt sich: { $faces }.
event-foe_defended = { event-by_foe } wehrt sich: { $faces }.
event-missed = { $hero } verfehlt { event-at_foe }.
event-friend_missed = { $hero } verfehlt { $victim }.
event-warded_off = { $hero } wehrt alles ab.
event-foe_missed = { event-by_foe } trifft nicht.
event-foe_warded_off = { event-by_foe } wehrt alles ab.
event-hurt =
    { $n ->
        [one] { $hero } bekommt eine Wunde.
       *[other] { $hero } bekommt { $n } Wunden.
    }
event-poisoned =
    { $n ->
        [one] { $hero } bekommt eine Giftwunde.
       *[other] { $hero } bekommt { $n } Giftwunden.
    }
event-healed =
    { $n ->
        [one] Eine Wunde von { $hero } heilt.
       *[other] { $n } Wunden von { $hero } heilen.
    }
event-antidote_given =
    { $n ->
        [one] Eine Giftwunde von { $hero } heilt.
       *[other] { $n } Giftwunden von { $hero } heilen.
    }
event-afflicted = { $hero } ist jetzt { $condition }.
event-freed_of = { $hero } ist nicht mehr { $condition }.
event-protected =
    { $n ->
        [one] { $hero } ist schwer zu treffen: bis zum nächsten Zug ein Würfel mehr in der Abwehr.
       *[other] { $hero } ist schwer zu treffen: bis zum nächsten Zug { $n } Würfel mehr in der Abwehr.
    }
event-encouraged =
    { $n ->
        [one] { $hero } fasst Mut: ein Würfel mehr im Angriff bis zum Ende der Runde.
       *[other] { $hero } fasst Mut: { $n } Würfel mehr im Angriff bis zum Ende der Runde.
    }
event-captured = { $hero } ist gefangen!
event-freed = { $hero } ist wieder frei und schlüpft auf { $field } heraus.
event-achieved = Von jetzt an heißt { $hero } { $achievement }!

# --- Gegner

event-foes_begin = Am Zug: { $card }.
event-foe_placed = { event-by_foe } taucht auf { $field } auf.
event-foe_moved = { event-by_foe } kommt näher: { $path }.
event-foe_rolled = { event-by_foe } würfelt: { $faces }.
event-foe_hurt =
    { $n ->
        [one] { event-by_foe } bekommt eine Wunde.
       *[other] { event-by_foe } bekommt { $n } Wunden.
    }
event-foe_card_hurt =
    { $n ->
        [one] { $card }: eine Wunde.
       *[other] { $card }: { $n } Wunden.
    }
event-foe_felled = { event-by_foe } fällt um.
event-foe_stood_up = { event-by_foe } steht wieder auf.
event-foe_defeated = { event-by_foe } hat genug und läuft davon.
event-foe_left = { event-by_foe } zieht ab.
event-foe_calmed = { event-by_foe } kämpft nicht mehr.
event-foe_roused = { event-by_foe } stellt sich gegen euch.
event-no_figure_left = Dafür ist keine Figur mehr da: { $foe }.
event-roaches_greedy = Die Kakerlaken werden gierig: Was sie stehlen, kommt auf das Rad.

# --- Käse und Zeit

event-cheese_gained =
    { $n ->
        [one] { $hero } bekommt ein Stück Käse.
       *[other] { $hero } bekommt { $n } Stück Käse.
    }
event-cheese_paid =
    { $n ->
        [one] { $hero } bezahlt ein Stück Käse.
       *[other] { $hero } bezahlt { $n } Stück Käse.
    }
event-cheese_stolen =
    { $n ->
        [one] { $hero } wird ein Stück Käse gestohlen.
       *[other] { $hero } werden { $n } Stück Käse gestohlen.
    }
event-wheel_filled =
    { $n ->
        [one] Auf dem Rad liegt ein Stück Käse.
       *[other] Auf dem Rad liegen jetzt { $n } Stück Käse.
    }
event-wheel_emptied =
    { $n ->
        [0] Käse verschwindet vom Rad: Es ist leer.
        [one] Käse verschwindet vom Rad: Ein Stück bleibt.
       *[other] Käse verschwindet vom Rad: { $n } Stück bleiben.
    }
event-surge = Hinter den Wänden rührt sich etwas: Verstärkung ({ $room }).
event-hourglass_turned = Die Sanduhr rückt auf Seite { $n }.
event-end_moved = Ein wenig mehr Zeit: Der Endmarker rückt auf Seite { $n }.

# --- das Ende eines Kapitels

event-chapter_won = „{ $chapter }“ ist gut ausgegangen.
event-chapter_lost_by_time = Die letzte Seite von „{ $chapter }“ kommt zu früh: Die Zeit ist um.
event-chapter_lost_by_capture = Alle Mäuse sind gefangen, und „{ $chapter }“ ist verloren.
event-chapter_lost_by_story = „{ $chapter }“ hat ein böses Ende genommen.
event-kept = { $hero } nimmt mit: { $item }.
event-kept_ability = { $hero } vergisst nicht: { $ability }.
