"""Simulation, benchmarks, fuzzing, bot tournaments, analysis of saved games, and reports about games."""
