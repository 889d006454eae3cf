"""The bots' opinions of this game. Readers of the rules can skip it."""
