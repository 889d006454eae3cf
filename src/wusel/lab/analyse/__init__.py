"""Looking back at a saved game: what was chosen, what it was worth, where it turned."""
