"""What a game is like, on one page."""
