"""What is said to people, in English and German: texts of the house, and the way to those of the games."""
