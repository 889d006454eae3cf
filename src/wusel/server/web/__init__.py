"""The way in: the JSON API, the socket, the pages, and what holds for every answer."""
