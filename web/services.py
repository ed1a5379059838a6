"""What an application carries: its settings, its open database, its hashing, its queue."""

from dataclasses import dataclass, field
from typing import Final

from flask import Flask

from school.accounts.passwords import Passwords
from school.database import Database
from web.background.queue import Queue
from web.page_store import PageStore
from web.settings import SiteSettings

_KEY = "fanwise"
MOST_OF_QUESTIONS: Final = 4 << 20  # bytes; some three hundred


@dataclass(frozen=True, slots=True)
class Services:
    """The settings, the open database, the hashing of passwords and the queue of one application.

    `pages` are those that it has rendered for everybody, `questions` those of questions, of which there are
    too many to keep: a class has the same, or somebody comes back. Each process and version has its own.
    """

    settings: SiteSettings
    database: Database
    passwords: Passwords
    queue: Queue
    pages: PageStore = field(default_factory=PageStore)
    questions: PageStore = field(default_factory=lambda: PageStore(MOST_OF_QUESTIONS))


def install(app: Flask, kept: Services) -> None:
    """Give the application what it works with."""
    app.extensions[_KEY] = kept


def services(app: Flask) -> Services:
    """What `install` gave to the application."""
    kept: Services = app.extensions[_KEY]
    return kept
