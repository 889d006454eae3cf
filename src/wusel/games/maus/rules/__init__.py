"""What the steps ask and do in common: who stands where, who can be struck, what a wound does."""
