"""Checks that a game with this content can be played."""
