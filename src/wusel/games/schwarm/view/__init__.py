"""What a seat may know, and the sea as a chart for the terminal."""
