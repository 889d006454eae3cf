"""The views of the seats, and the sea as a chart for the terminal."""
