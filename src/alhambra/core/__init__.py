"""What every game of the family shares: the protocol, memory, chance, records and scoring."""
