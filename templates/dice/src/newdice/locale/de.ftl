# Was bei Newdice gesagt wird.

game-title = Newdice
game-about = Würfle, so oft du dich traust: Eine Eins kostet dich alles, was dieser Zug gebracht hat.

# --- Entscheidungen

choice-roll = Würfeln
choice-stop = Aufhören und behalten

# --- Ereignisse

event-rolled = { $seat } würfelt { $pips }.
event-lost =
    { $n ->
        [0] Eine Eins: { $seat } hatte nichts zu verlieren.
        [one] Eine Eins: { $seat } verliert einen Punkt.
       *[other] Eine Eins: { $seat } verliert { $n } Punkte.
    }
event-kept =
    { $n ->
        [one] { $seat } behält einen Punkt.
       *[other] { $seat } behält { $n } Punkte.
    }

# --- was jetzt gefragt ist, und worauf gewartet wird

ask-take_turn =
    { $may ->
        [roll] Du bist am Zug: Würfle.
       *[roll-stop] Noch einmal würfeln oder aufhören?
    }
waits-take_turn = { $names } würfelt.

# --- was auf dem Tisch liegt

seen-points = Punkte
seen-gathered = In diesem Zug gesammelt

# --- Einstellungen

option-players = Spieler
option-players-text = Wie viele von euch spielen.
option-players-2 = 2 Spieler
option-players-3 = 3 Spieler
option-players-4 = 4 Spieler

# --- wie es endete

end-goal = Jemand hat 40 Punkte.
