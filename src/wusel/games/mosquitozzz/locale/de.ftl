# Die Wörter von Mosquitozzz auf Deutsch.

game-title = Mosquitozzz
game-about = Eine laue Sommernacht, eine Lampe auf der Terrasse, und wer bei ihr sitzt, wird gestochen. Füttere den Schwarm, schlag dich durch und gib die Lampe weiter, bevor dir das Blut ausgeht. Spielt alle für euch oder haltet gemeinsam durch, bis der Morgen graut.
bots-here = Zu zweit gewinnt „mittel“ gut drei von vier Partien gegen „leicht“, und „schwer“ sieben von zehn gegen „mittel“.

# --- Farben

colour-red = rot
colour-orange = orange
colour-green = grün
colour-blue = blau

# --- rote Karten

card-attack = Attacke
card-attack-text = Bringt so viele Mosquitos in den Schwarm, wie die Karte zeigt.
card-air_raid = Fliegerangriff
card-air_raid-text = Bringt so viele Mosquitos in den Schwarm, wie die Karte zeigt.
card-infestation = Überfall
card-infestation-text = Bringt so viele Mosquitos in den Schwarm, wie die Karte zeigt.
card-invasion = Invasion
card-invasion-text = Bringt so viele Mosquitos in den Schwarm, wie die Karte zeigt.
card-apocalypse = Apokalypse
card-apocalypse-text = Bringt so viele Mosquitos in den Schwarm, wie die Karte zeigt.

# --- orange Karten

card-alarm = Alarm
card-infectious = Infektiös
card-resistant = Resistent
card-alpha = Alpha-Mosquito
card-beta = Beta-Mosquito
card-gamma = Gamma-Mosquito

# --- grüne Karten

card-flat_hand = Flache Hand
card-scented_candle = Duftkerze
card-mosquito_spray = Mosquitospray
card-mosquito_coil = Räucherspirale
card-electric_swatter = Elektroklatsche
card-fog_bomb = Chemische Keule

# --- blaue Karten

card-sanguification = Blutbildung
card-ointment = Stichsalbe
card-medicine = Medizin
card-mosquito_net = Mosquitonetz

# --- Wirkungen: der Text auf einer Karte

effect-alarm = Deckt zwei weitere Schwarmkarten auf.
effect-resistant = Bei diesem Angriff wehren nur Flache Hände Mosquitos ab.
effect-infectious = Wehre alle Mosquitos ab, sonst steckst du dich an und verlierst jeden Zug einen Tropfen mehr.
effect-alpha = Die Lampe bleibt einen weiteren Zug, wo sie ist.
effect-beta = Die Lampe geht im Uhrzeigersinn weiter.
effect-gamma = Die Lampe geht gegen den Uhrzeigersinn weiter.
effect-repel =
    { $symbols ->
        [one] Wehrt einen Mosquito ab.
       *[other] Wehrt { $symbols } Mosquitos ab.
    }
effect-slap = Wirf ein Plättchen für jeden übrigen Mosquito; jedes platte wehrt einen ab.
effect-blood =
    { $drops ->
        [one] Nimm 1 Tropfen aus der Blutbank.
       *[other] Nimm { $drops } Tropfen aus der Blutbank.
    }
effect-ointment =
    { $drops ->
        [one] Nimm bis zu 1 Tropfen aus der Blutbank.
       *[other] Nimm bis zu { $drops } Tropfen aus der Blutbank.
    }
effect-medicine =
    { $drops ->
        [one] Heile deine Infektion oder nimm 1 Tropfen aus der Blutbank.
       *[other] Heile deine Infektion oder nimm { $drops } Tropfen aus der Blutbank.
    }
effect-net = Gib Lampe und Schwarm sofort weiter.

# --- Entscheidungen

choice-lay = { $card } legen
choice-use = { $card } einsetzen
choice-use_laid = Gelegte Karte von { $seat } einsetzen
choice-end_defence = Abwehr beenden
choice-drink =
    { $drops ->
        [one] 1 Tropfen nehmen
       *[other] { $drops } Tropfen nehmen
    }
choice-cure = Infektion heilen
choice-pass_swarm = Schwarm an { $seat } weitergeben
choice-stay = { $card } im Schwarm lassen
choice-enough = Der Rest auf meinen Ablagestapel
choice-learn = { $card } nehmen
choice-pass_lamp = Lampe an { $seat } geben
choice-discard = { $card } ablegen
choice-keep_all = Alle Karten behalten

# --- dasselbe, wo nichts daneben zeigt, worum es geht

says-use_laid = { $card } einsetzen, gelegt von { $seat }

# --- dasselbe als Hauptwort, neben anderem

noun-lay = { $card }
noun-use = { $card }
noun-use_laid = { $card } (gelegt von { $seat })
noun-end_defence = Ende der Abwehr
noun-drink = { $drops } Tropfen
noun-cure = Heilung der Infektion
noun-pass_swarm = Schwarm an { $seat }
noun-stay = { $card }
noun-enough = Rest auf den Ablagestapel
noun-learn = { $card }
noun-pass_lamp = Lampe an { $seat }
noun-discard = Ablegen von { $card }
noun-keep_all = Behalten aller Karten

# --- was geschieht

event-turn_begins = Zug { $n }: { $seat } hat die Lampe.
event-turn_begins-you = Zug { $n }: Du hast die Lampe.
event-card_laid = { $seat } legt { $card }.
event-card_laid-you = Du legst { $card }.
event-joined_swarm = { $seat } legt { $card } in den Schwarm.
event-joined_swarm-you = Du legst { $card } in den Schwarm.
event-turned_up = Vom Schwarmstapel kommt { $card }.
event-attack =
    { $n ->
        [one] Ein Mosquito greift { $seat } an.
       *[other] { $n } Mosquitos greifen { $seat } an.
    }
event-attack-you =
    { $n ->
        [one] Ein Mosquito greift dich an.
       *[other] { $n } Mosquitos greifen dich an.
    }
event-card_used = { $seat } setzt { $card } ein, gelegt von { $other }.
event-card_used-you = Du setzt { $card } ein, gelegt von { $other }.
event-card_used-other-you = { $seat } setzt { $card } ein, gelegt von dir.
event-card_used-own = { $seat } setzt { $card } ein.
event-card_used-own-you = Du setzt { $card } ein.
event-repelled =
    { $n ->
        [one] Ein Mosquito ist abgewehrt.
       *[other] { $n } Mosquitos sind abgewehrt.
    }
event-threw =
    { $n ->
        [one] { $seat } schlägt nach einem Mosquito:
       *[other] { $seat } schlägt nach { $n } Mosquitos:
    } { $squashed ->
        [0] Keiner ist platt.
        [one] Einer ist platt.
       *[other] { $squashed } sind platt.
    }
event-threw-you =
    { $n ->
        [one] Du schlägst nach einem Mosquito:
       *[other] Du schlägst nach { $n } Mosquitos:
    } { $squashed ->
        [0] Keiner ist platt.
        [one] Einer ist platt.
       *[other] { $squashed } sind platt.
    }
event-drank =
    { $n ->
        [one] { $seat } nimmt einen Tropfen aus der Blutbank.
       *[other] { $seat } nimmt { $n } Tropfen aus der Blutbank.
    }
event-drank-you =
    { $n ->
        [one] Du nimmst einen Tropfen aus der Blutbank.
       *[other] Du nimmst { $n } Tropfen aus der Blutbank.
    }
event-cured = { $seat } ist geheilt.
event-cured-you = Du bist geheilt.
event-swarm_passed = { $seat } schlüpft unters Netz, und der Schwarm stürzt sich auf { $other }.
event-swarm_passed-you = Du schlüpfst unters Netz, und der Schwarm stürzt sich auf { $other }.
event-swarm_passed-other-you = { $seat } schlüpft unters Netz, und der Schwarm stürzt sich auf dich.
event-unused = { $card } wurde nicht eingesetzt und kommt auf den Ablagestapel von { $seat }.
event-unused-you = { $card } wurde nicht eingesetzt und kommt auf deinen Ablagestapel.
event-left_game = { $card } ist aus dem Spiel.
event-infected = { $seat } ist infiziert.
event-infected-you = Du bist infiziert.
event-bled =
    { $n ->
        [one] { $seat } verliert einen Blutstropfen.
       *[other] { $seat } verliert { $n } Blutstropfen.
    }
event-bled-you =
    { $n ->
        [one] Du verlierst einen Blutstropfen.
       *[other] Du verlierst { $n } Blutstropfen.
    }
event-stayed = { $card } bleibt im Schwarm.
event-took_repelled = { $card } ist abgewehrt und kommt auf den Ablagestapel von { $seat }.
event-took_repelled-you = { $card } ist abgewehrt und kommt auf deinen Ablagestapel.
event-red_from_hand = { $card } fliegt aus der Hand von { $seat } in den Schwarm.
event-red_from_hand-you = { $card } fliegt aus deiner Hand in den Schwarm.
event-learned = { $seat } nimmt { $card } aus der Auslage.
event-learned-you = Du nimmst { $card } aus der Auslage.
event-displayed = { $card } liegt neu in der Auslage.
event-lamp_passed = Die Lampe geht von { $seat } an { $other }.
event-lamp_passed-you = Du gibst die Lampe an { $other } weiter.
event-lamp_passed-other-you = { $seat } gibt die Lampe an dich weiter.
event-lamp_passed-own = Die Lampe bleibt bei { $seat }.
event-lamp_passed-own-you = Die Lampe bleibt bei dir.
event-discarded = { $seat } legt { $card } ab.
event-discarded-you = Du legst { $card } ab.
event-drew =
    { $n ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $n } Karten.
    }
event-drew-you =
    { $n ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $n } Karten.
    }
event-drew_card = { $seat } zieht { $card }.
event-drew_card-you = Du ziehst { $card }.
event-reshuffled = { $seat } mischt den Ablagestapel zum neuen Nachziehstapel.
event-reshuffled-you = Du mischst deinen Ablagestapel zum neuen Nachziehstapel.
event-deck_ran_out = Der Schwarmstapel ist leer: Es wird Tag.
event-bled_dry = { $seat } hat den letzten Blutstropfen verloren.
event-bled_dry-you = Du hast deinen letzten Blutstropfen verloren.
event-play_off =
    { $squashed ->
        [0] { $seat } wirft im Stechen zehn Plättchen: Keins ist platt.
        [one] { $seat } wirft im Stechen zehn Plättchen: Eins ist platt.
       *[other] { $seat } wirft im Stechen zehn Plättchen: { $squashed } sind platt.
    }
event-play_off-you =
    { $squashed ->
        [0] Du wirfst im Stechen zehn Plättchen: Keins ist platt.
        [one] Du wirfst im Stechen zehn Plättchen: Eins ist platt.
       *[other] Du wirfst im Stechen zehn Plättchen: { $squashed } sind platt.
    }
event-won = { $seat } gewinnt.
event-won-you = Du gewinnst.
event-won_together = Der Schwarm ist besiegt: Ihr habt gemeinsam gewonnen.
event-lost_together = Der Schwarm war zu stark: Ihr habt gemeinsam verloren.

# --- was jetzt gefragt ist

ask-lay_cards =
    { $may ->
        [for_oneself] Du hast die Lampe. Lege eine Karte verdeckt: Rot greift dich an, den Rest darfst du einsetzen.
       *[for_another] Lege eine Karte verdeckt: Rot greift { $seat } an, den Rest darf { $seat } einsetzen.
    }
ask-defend =
    { $n ->
        [one] Ein Mosquito!
       *[other] { $n } Mosquitos!
    } { $may ->
        [blue-green-hand] Erst Blau, dann Grün, zuletzt Flache Hände.
        [blue-green] Erst Blau, dann Grün.
        [blue-hand] Erst Blau, dann Flache Hände.
        [blue] Blaue Karten können dir noch helfen.
        [green-hand] Erst Grün, zuletzt Flache Hände.
        [green] Grüne Karten helfen jetzt.
        [hand] Nur Flache Hände helfen jetzt.
       *[nothing] Keine Karte hilft dir jetzt: Beende die Abwehr.
    }
ask-apply_ointment = Wie viele Tropfen nimmst du aus der Blutbank?
ask-take_medicine = Heilt die Medizin deine Infektion, oder gibt sie dir Blut?
ask-cast_net = Unterm Netz bist du sicher. Wer bekommt Lampe und Schwarm?
ask-choose_staying =
    { $may ->
        [stay] { $n ->
            [one] Ein Mosquito kam durch: Welche roten Karten bleiben für den nächsten Angriff? Der Rest kommt auf deine Ablage.
           *[other] { $n } Mosquitos kamen durch: Welche roten Karten (mindestens { $n }) bleiben im Schwarm? Die stärksten zuerst.
        }
       *[stay-enough] Es bleiben genug Karten im Schwarm. Noch eine, oder der Rest auf deine Ablage?
    }
ask-take_experience = Nimm eine Erfahrungskarte; sie kommt auf deinen Ablagestapel.
ask-hand_on_lamp = Wer bekommt die Lampe und damit den Schwarm?
ask-two_player_discard = Du darfst eine Handkarte ablegen, bevor ihr nachzieht.

# --- worauf gewartet wird

waits-lay_cards =
    { $count ->
        [one] { $names } legt eine Karte verdeckt.
       *[other] { $names } legen je eine Karte verdeckt.
    }
waits-defend =
    { $n ->
        [one] { $names } wehrt einen Mosquito ab.
       *[other] { $names } wehrt { $n } Mosquitos ab.
    }
waits-apply_ointment = { $names } nimmt bis zu { $most } Tropfen aus der Blutbank.
waits-take_medicine = { $names } nimmt Medizin: gegen die Infektion oder für Blut.
waits-cast_net = { $names } ist unterm Netz sicher und gibt Lampe und Schwarm weiter.
waits-choose_staying = { $names } entscheidet, welche roten Karten im Schwarm bleiben.
waits-take_experience = { $names } nimmt eine Erfahrungskarte.
waits-hand_on_lamp = { $names } gibt die Lampe weiter.
waits-two_player_discard =
    { $count ->
        [one] { $names } darf eine Handkarte ablegen.
       *[other] { $names } dürfen je eine Handkarte ablegen.
    }

# --- Einstellungen

option-players = Personen
option-players-text = Wie viele von euch am Tisch sitzen.
option-players-2 = 2 Personen
option-players-3 = 3 Personen
option-players-4 = 4 Personen
option-mode = Modus
option-mode-text = Alle für sich oder gemeinsam gegen den Schwarm, in drei Schwierigkeitsgraden.
option-mode-standard = Standard: alle für sich
option-mode-ambush = Hinterhalt: gemeinsam, leicht
option-mode-rebellion = Rebellion: gemeinsam, schwer
option-mode-kamikaze = Kamikaze: gemeinsam, sehr schwer
option-first = Wer beginnt
option-first-text = Wer die Lampe zuerst bekommt: der Zufall entscheidet, oder ihr nennt einen Platz, etwa den, der zuletzt gewonnen hat.
option-first-random = Der Zufall entscheidet
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-assign = Teilweise abgewehrte Mosquitos
option-assign-text = Welche roten Karten im Schwarm bleiben, wenn einige Mosquitos durchgekommen sind.
option-assign-free = Wer die Lampe hat, wählt
option-assign-strongest_first = Die stärksten Karten werden zuerst getroffen
option-infect_scope = Infektionen
option-infect_scope-text = Wann eine Infektion ihren zusätzlichen Blutstropfen kostet.
option-infect_scope-own = Nur im eigenen Zug der infizierten Person
option-infect_scope-every = In jedem Zug, gleich wer dran ist
option-idle_use = Karten ohne Wirkung
option-idle_use-text = Ob eine blaue Karte auch ohne Wirkung eingesetzt werden darf, etwa eine Blutkarte bei 10 Tropfen.
option-idle_use-false = Nicht erlaubt
option-idle_use-true = Erlaubt

# --- wie es endete

end-deck_empty = Der Schwarmstapel ist leer.
end-last_drop = Der letzte Blutstropfen ist verloren.

# --- der Tisch

zone-swarm = Schwarm
zone-swarm_deck = Schwarmstapel
zone-experience = Erfahrungsstapel
zone-display = Auslage
zone-bank = Blutbank
zone-removed = Aus dem Spiel
zone-hand = Hand
zone-draw = Nachziehstapel
zone-discard = Ablagestapel
zone-laid = Gelegte Karte
lamp = Lampe
blood = Blut
infected = Infiziert

# --- was sich mit seinem Namen nachschlagen lässt, und was dann dasteht

things-cards = Karte
tells-colour = Farbe
tells-amount = Zahl darauf
tells-leaves = Nach Gebrauch aus dem Spiel

# --- warum etwas besser ist: was meistens daraus folgt

by-drops = { $n } Tropfen { $more ->
        [more] mehr
       *[less] weniger
    }
by-mosquitos = { $n } { $n ->
        [one] Mosquito
       *[other] Mosquitos
    } { $more ->
        [more] mehr
       *[less] weniger
    }
why-blood_now = sofort { $by } für { $whom }
why-blood_soon = bis zum Ende des nächsten Zugs mit der Lampe etwa { $by } für { $whom }
why-blood_late = später etwa { $by } für { $whom }
why-rival_soon = bald etwa { $by } für den stärksten Gegner
why-rival_late = später etwa { $by } für den stärksten Gegner
why-defence = Karten auf der Hand gegen { $by }
why-deck = Karten in Hand und Stapel gegen etwa { $by }
why-infected = am Ende des nächsten Zugs infiziert { $by }
why-swarm = etwa { $by } im Schwarm
why-all_blood = bald etwa { $by } für alle zusammen
why-weakest_soon = bald etwa { $by } für die schwächste Person
why-weakest_late = später etwa { $by } für die schwächste Person

# --- woran sich hält, wer das Spiel kennt

thumb-lay_cards = Behalte deine beste Abwehr für deine eigenen Züge mit der Lampe und lege, was dort am wenigsten hilft. Hast du die Lampe selbst, lege eine grüne Karte, die du ohnehin einsetzen willst.
thumb-defend = Schwache Karten zuerst, und keine, die viel mehr abwehrt, als noch da ist. Ein Tropfen jetzt ist etwa so viel wert wie ein Mosquito später.
thumb-apply_ointment = Nimm so viele Tropfen, wie du fassen kannst: Die Salbe ist danach aus dem Spiel.
thumb-take_medicine = Eine Infektion kostet in jedem Zug einen Tropfen: Heile sie, wenn das Spiel nicht gleich zu Ende ist.
thumb-cast_net = Gib den Schwarm an den mit dem meisten Blut. Unter Freunden an den, der ihn abwehren kann.
thumb-choose_staying = Was bleibt, greift den Nächsten an, was geht, füllt deine eigenen Karten mit Mosquitos. Zu zweit lass die starken da, sonst so wenige Mosquitos wie erlaubt.
thumb-take_experience = Flache Hände und starke grüne Karten helfen in jedem weiteren Zug, Blut nur einmal.
thumb-hand_on_lamp = An den reichsten Gegner, es sei denn, der schwächste stirbt daran und du liegst vorn. Unter Freunden an den mit der besten Abwehr.
thumb-two_player_discard = Tausche, was weder abwehrt noch heilt.
thumb-lay_own = Mit der Lampe lege eine grüne Karte, die du ohnehin einsetzen willst: Dafür kommt eine neue.
thumb-lay_weak = Lege, was dir in deinen eigenen Zügen mit der Lampe am wenigsten hilft, und behalte deine beste Abwehr.
thumb-lay_red = Ein Mosquito, den du legst, greift den Gegner an und ist nicht mehr auf deiner Hand.
thumb-blue_first = Blaue Karten zuerst: Nach der ersten grünen geht keine mehr.
thumb-laid_first = Setz ein, was die anderen gelegt haben, vor deinen eigenen Karten: Es kommt ohnehin weg.
thumb-weak_first = Schwache Karten zuerst, und keine, die viel mehr abwehrt, als noch da ist.
thumb-flat_hand_last = Die Flache Hand kommt zuletzt: Sie erwischt im Schnitt die Hälfte von dem, was noch da ist.
thumb-save_strong = Spare starke Karten, wenn nur noch wenige Mosquitos da sind: Ein Tropfen jetzt ist etwa so viel wert wie ein Mosquito später.
thumb-richest = An den reichsten Gegner, es sei denn, der schwächste stirbt daran und du liegst vorn.
thumb-strong_stay = Zu zweit lass die starken da: Sie greifen die andere Person an.
thumb-weak_stay = Was bleibt, kommt wieder herum: Lass so wenige Mosquitos da wie erlaubt.
