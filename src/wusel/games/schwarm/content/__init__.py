"""Board, tiles and cards: the printed contents, and the classes that read them."""
