"""The wire format: every message of the WebSocket and the JSON API, and the TypeScript types made from them."""
