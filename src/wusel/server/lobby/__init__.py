"""All tables and everybody who comes: how tables are opened and found, and who somebody is."""
