"""Simulated learners, and the orders in which they are asked."""
