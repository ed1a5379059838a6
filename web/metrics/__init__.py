"""What a monitor reads of a running site: `/metrics` in the form of Prometheus, and whether it is ready."""
