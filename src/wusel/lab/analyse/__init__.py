"""Analysis of a saved game: the value of every choice, win probabilities, and turning points."""
