"""Encoding of observations and action masks into plain buffers: the hot path, compiled together with the rules."""
