"""What goes over the wire: every message, and its types for the browser."""
