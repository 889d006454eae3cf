"""What people see of a table, with the odds, and the sentences that ask them."""
