"""Content: what a game is played with, in TOML files that anybody can read, change and bring along."""
