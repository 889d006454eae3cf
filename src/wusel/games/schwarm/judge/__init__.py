"""The bots' evaluation of this game. You can read the rules without it."""
