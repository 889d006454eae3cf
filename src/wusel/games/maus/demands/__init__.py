"""What the content must be like for a game to be playable."""
