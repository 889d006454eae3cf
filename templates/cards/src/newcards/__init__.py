"""Newcards: take the card that lies open, or leave it."""
