"""Rules that several steps share: positions, targets and wounds."""
