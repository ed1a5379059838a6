"""Drills: chosen, asked, answered, explained."""
