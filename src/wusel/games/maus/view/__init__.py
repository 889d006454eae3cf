"""The public view of the table with the odds, and the arguments of the sentences that ask players."""
