"""What the rules ask of the table: networks, their points, and the ways of ships and whales."""
