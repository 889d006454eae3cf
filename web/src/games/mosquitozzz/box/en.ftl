box-mosquitozzz = Mosquitozzz
box-mosquitozzz-line = One lamp, one swarm, and the player by the light gets bitten.
