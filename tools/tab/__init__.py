"""Builds the folder of static files in which Wusel runs without a server (`make tab`)."""
