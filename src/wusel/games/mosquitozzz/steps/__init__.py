"""The steps of Mosquitozzz, a file per phase of the rulebook; `turn` lists them in order."""
