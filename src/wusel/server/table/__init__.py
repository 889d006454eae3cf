"""One table: its state from its log, its commands, its messages to each person, and its own timers."""
