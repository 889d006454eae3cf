"""What bots think of this game. A reader of the rules never needs it."""
