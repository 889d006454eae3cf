"""Writes what follows from a declaration: a game's `words.py` from its `words.toml`, and its `made.py` from the fields
of its `state.py`. Both builds need it as plain code; `make declared` writes it anew."""
