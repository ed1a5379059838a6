"""A database as it will be after years: made by a program, asked by the product's own functions."""
