# Was bei Krümel gesagt wird. Wie die Funde heißen, steht in der Inhaltsdatei.

game-title = Krümel
game-about = Unter dem Küchentisch liegt ein Festmahl, Krümel für Krümel. Deck noch einen Fund auf, oder trag heim, was du hast, bevor die Katze kommt.

# --- Wirkungen: der Text auf einem Fund

effect-gain =
    { $crumbs ->
        [one] Sammle einen Krümel.
       *[other] Sammle { $crumbs } Krümel.
    }
effect-pinch =
    { $crumbs ->
        [one] Nimm jemand anderem einen Krümel weg.
       *[other] Nimm jemand anderem bis zu { $crumbs } Krümel weg.
    }
effect-treat =
    { $crumbs ->
        [one] Alle anderen behalten einen Krümel mehr.
       *[other] Alle anderen behalten { $crumbs } Krümel mehr.
    }
effect-cat = Was du gesammelt hast, ist verloren, und dein Zug ist vorbei.

# --- Entscheidungen

choice-turn_up = Einen Fund aufdecken
choice-stop = Aufhören und das Gesammelte behalten
choice-rob = { $victim } etwas wegnehmen

# --- Ereignisse

event-turn_begins = { $seat } sucht Krümel.
event-found = { $seat } deckt auf: { $find }.
event-gathered =
    { $n ->
        [one] { $seat } sammelt einen Krümel.
       *[other] { $seat } sammelt { $n } Krümel.
    }
event-robbed =
    { $n ->
        [one] { $seat } nimmt { $victim } einen Krümel weg.
       *[other] { $seat } nimmt { $victim } { $n } Krümel weg.
    }
event-treated =
    { $n ->
        [one] { $seat } darf einen Krümel behalten.
       *[other] { $seat } darf { $n } Krümel behalten.
    }
event-cat_came =
    { $n ->
        [0] Die Katze! { $seat } hatte nichts zu verlieren.
        [one] Die Katze! { $seat } verliert einen Krümel.
       *[other] Die Katze! { $seat } verliert { $n } Krümel.
    }
event-kept =
    { $n ->
        [0] { $seat } trägt nichts heim.
        [one] { $seat } trägt einen Krümel heim.
       *[other] { $seat } trägt { $n } Krümel heim.
    }

# --- was jetzt gefragt ist

ask-take_turn = Noch ein Fund, oder heim?
ask-pick_victim = Wem nimmst du Krümel weg?

# --- worauf gewartet wird

waits-take_turn = { $names } sucht noch einen Fund oder geht heim.
waits-pick_victim = { $names } sucht sich aus, wem Krümel fehlen werden.

# --- Einstellungen

option-players = Spieler
option-players-text = Wie viele von euch Krümel suchen.
option-players-1 = Allein gegen den Stapel
option-players-2 = 2 Spieler
option-players-3 = 3 Spieler
option-players-4 = 4 Spieler
option-goal = Ziel
option-goal-text = Mit wie vielen Krümeln das Spiel endet.
option-goal-20 = 20 Krümel
option-goal-12 = 12 Krümel, für ein kurzes Spiel
option-goal-30 = 30 Krümel, wenn du allein spielst und es schwer magst
option-goal-3 = 3 Krümel, für eine Handvoll Funde
option-pile = Stapel
option-pile-text = Wie viel es zu finden gibt.
option-pile-whole = Alle Funde
option-pile-handful = Eine Handvoll, für ein Spiel, das man durchrechnen kann

# --- wie es endete

end-enough = Jemand hat genug Krümel.
end-pile_empty = Es gibt nichts mehr zu finden.

# --- der Tisch

seen-goal = Ziel
seen-pile = Noch im Stapel
seen-spent = Aufgedeckt
seen-crumbs = Behalten
seen-turn = Am Zug
seen-gathered = In diesem Zug gesammelt

# --- was sich mit seinem Namen nachschlagen lässt, und was dann dasteht

things-finds = Fund
tells-copies = Anzahl
