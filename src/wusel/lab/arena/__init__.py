"""Which bots are stronger, and how sure that is."""
