"""What is wrong with the settings of a site, told before it starts: `python -m web.server --check-config`."""
