"""The web interface: the JSON API, the socket, the pages, and the rules for every response."""
