"""Processes in which bots think, so that no table waits: what they are asked, and the pool of them."""
