"""The rules' demands on map, cards, strains and start cards, so that a game with them can be played to its end."""
