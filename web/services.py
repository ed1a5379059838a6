"""What an application carries: its settings, its open database, its hashing."""

from dataclasses import dataclass

from flask import Flask

from school.accounts.passwords import Passwords
from school.database import Database
from web.settings import Settings

_KEY = "fanwise"


@dataclass(frozen=True, slots=True)
class Services:
    """The settings, the open database and the hashing of passwords of one application."""

    settings: Settings
    database: Database
    passwords: Passwords


def install(app: Flask, kept: Services) -> None:
    """Give the application what it works with."""
    app.extensions[_KEY] = kept


def services(app: Flask) -> Services:
    """What `install` gave to the application."""
    kept: Services = app.extensions[_KEY]
    return kept
