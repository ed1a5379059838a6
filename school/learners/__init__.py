"""Who learns: today guests, known by nothing but an id in their own browser."""
