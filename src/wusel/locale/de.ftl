# Was an jedem Tisch gesagt wird, gleich was gespielt wird. Die Wörter eines Spiels liegen in dessen Ordner.

# --- zurücknehmen

undo-nothing_chosen = Du hast noch nichts gewählt, also gibt es nichts zurückzunehmen.
undo-chance_drawn = Seitdem hat der Zufall entschieden; das lässt sich nicht mehr zurücknehmen.
undo-hidden_shown = Seitdem hast du Verdecktes gesehen; das lässt sich nicht mehr zurücknehmen.
undo-other_chose = Seitdem hat schon jemand anderes gewählt; das lässt sich nicht mehr zurücknehmen.

# --- das Ende

result-won = { $seat } gewinnt.
result-won_together = Ihr habt gemeinsam gewonnen.
result-lost_together = Ihr habt gemeinsam verloren.
