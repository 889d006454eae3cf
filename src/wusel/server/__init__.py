"""Where people meet over the network: tables of every game on the shelf, each a log that forgets nothing."""
