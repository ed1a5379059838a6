"""The site: Flask views, templates and what they show."""
