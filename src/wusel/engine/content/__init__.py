"""Content: the data of a game, in TOML files that anyone can read, change and replace."""
