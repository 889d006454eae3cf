"""The engine: state, steps, agenda, choices, chance, events, rules and tables. It knows no particular game."""
