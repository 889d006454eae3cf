"""Development tools for a checkout; not part of the package."""
