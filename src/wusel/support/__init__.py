"""What other rooms lean on: packages that may be missing, work that must end, reports of problems."""
