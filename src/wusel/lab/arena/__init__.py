"""Round-robin tournaments between bots, with ratings and confidence intervals."""
