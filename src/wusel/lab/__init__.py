"""Where games are studied: many of them at once, how fast they are, and whether they keep their laws."""
