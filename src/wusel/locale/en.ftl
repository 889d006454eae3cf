# What is said at every table, whatever is played. The game's own words are in its folder.

# --- taking back

undo-nothing_chosen = You have not chosen anything yet, so there is nothing to take back.
undo-chance_drawn = Chance has had its say since then, so this can no longer be taken back.
undo-hidden_shown = You have seen something hidden since then, so this can no longer be taken back.
undo-other_chose = Somebody else has chosen since then, so this can no longer be taken back.

# --- the end

result-won = { $seat } wins.
result-won_together = You have won together.
result-lost_together = You have lost together.
