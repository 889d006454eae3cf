box-mosquitozzz = Mosquitozzz
box-mosquitozzz-line = One lamp, one swarm, and whoever sits by the light gets bitten.
