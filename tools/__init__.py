"""What works on a checkout: no part of the package."""
