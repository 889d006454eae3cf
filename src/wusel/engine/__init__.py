"""What a game is: state, steps, agenda, choices, chance, events, rules, tables. Knows no game."""
