"""Baselines for Wusel Bench, by libraries that others wrote."""
