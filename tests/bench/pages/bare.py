"""The least that a page can be: Flask, one route, one short text."""

from flask import Flask

BARE_PAGE = "<!doctype html><title>Bare</title><p>Nothing but Flask."


def create_app() -> Flask:
    """An application as the server that is measured takes it."""
    app = Flask(__name__)
    app.add_url_rule("/", view_func=lambda: BARE_PAGE)
    return app
