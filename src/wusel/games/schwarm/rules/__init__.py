"""Queries of the rules: networks, their points, and the ways of ships and whales."""
