"""The HTML report about a game: statistics of simulated games as charts and tables."""
