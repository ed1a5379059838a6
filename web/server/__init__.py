"""What runs the site: a supervisor, the processes that answer requests, and the layer between
HTTP and the application.

`python -m web.server` starts all of it; `docs/operations.md` tells how to keep it running.
"""
