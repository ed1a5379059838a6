"""Courses, lessons and their tests."""
