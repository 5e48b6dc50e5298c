"""Tables on the network: a live game, the people around it, and what survives a power cut."""
