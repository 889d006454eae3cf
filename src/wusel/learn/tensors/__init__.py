"""What is done for every choice of a learner: plain buffers, compiled together with the rules."""
