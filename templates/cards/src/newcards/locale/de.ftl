# Was bei Newcards gesagt wird. Wie die Karten heißen, steht in der Inhaltsdatei.

game-title = Newcards
game-about = Behalte die offene Karte oder lass sie liegen: Mehr als drei darfst du nicht haben.

# --- Entscheidungen

choice-keep = Behalten
choice-leave = Liegen lassen

# --- Ereignisse

event-turned_up = Für { $seat } liegt offen: { $card }.
event-kept = { $seat } behält: { $card }.
event-left = { $seat } lässt liegen: { $card }.

# --- was jetzt gefragt ist, und worauf gewartet wird

ask-take_turn = Behältst du die offene Karte, oder lässt du sie liegen?
waits-take_turn = { $names } sieht sich die offene Karte an.

# --- was auf dem Tisch liegt

seen-open_card = Offene Karte
seen-pile = Stapel
seen-discard = Liegen gelassen
seen-cards = Karten

# --- Einstellungen

option-players = Spieler
option-players-text = Wie viele von euch spielen.
option-players-2 = 2 Spieler
option-players-3 = 3 Spieler
option-players-4 = 4 Spieler

# --- wie es endete

end-no_cards = Es ist keine Karte mehr da.

# --- was sich mit seinem Namen nachschlagen lässt, und was dann dasteht

things-cards = Karte
tells-copies = Anzahl
tells-points = Punkte
