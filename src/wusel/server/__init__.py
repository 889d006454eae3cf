"""The server: tables of all games for people on the network, each stored as a log."""
