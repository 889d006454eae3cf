"""Baselines for Wusel Bench, with libraries by other authors."""
