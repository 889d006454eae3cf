"""The bots' opinions of this game; to understand the rules you need not read it."""
