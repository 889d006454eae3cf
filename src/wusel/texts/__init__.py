"""Texts in English and German: common ones, and access to those of the games."""
