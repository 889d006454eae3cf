"""Board, tiles and cards: what is printed, and how it is read."""
