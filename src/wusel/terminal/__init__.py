"""Playing and watching in a terminal. Knows no game: pictures and words come from the game's own folder."""
