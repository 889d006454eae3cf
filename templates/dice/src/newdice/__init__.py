"""Newdice: roll on, or keep what you have."""
