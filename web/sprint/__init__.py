"""Sprints: as many right answers as one can give before the third wrong one."""
