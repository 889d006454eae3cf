"""Tabletop games on one engine: play them, simulate them, study them."""

__version__ = "0.1.0"
