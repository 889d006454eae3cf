"""Writes what follows from a declaration: a game's `words.py` from its `words.toml`, and in its `state.py` constructor,
clone and reader of every class from its fields. Both builds need it as plain code; `make declared` writes it anew."""
