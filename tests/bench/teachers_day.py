"""A teacher's first day at the site as a diary: `python -m tests.bench.teachers_day [--pauses] [LANGUAGE ...]`.

Walks the day of `tests.web.teachers_day` and prints each page with what was done there, how long a person
would take by the measure of `tests.web.person`, and how long the site took; then the clicks and the
minutes of each task, and whatever page said nothing of what comes next. With `--pauses` a person's time is
waited, a tenth of it.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from app import create_app
from school import migrate
from tests.web.person import Diary, DiaryEntry
from tests.web.teachers_day import teachers_day
from web.services import services
from web.settings import SiteSettings
from wording.languages import SOURCE

PAUSE: Final = 0.1  # of a person's time


def main(wished: Sequence[str]) -> int:
    """Print the diary in each language; 1 where a page left somebody alone."""
    pause = PAUSE if "--pauses" in wished else 0.0
    amiss: list[str] = []
    for language in [each for each in wished if each != "--pauses"] or [SOURCE.tag]:
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{Path(folder) / 'day.db'}"
            migrate.upgrade(database)
            settings = SiteSettings(secret_key="k" * 32, database=database, log_level="error")
            site = create_app(settings)
            diary = teachers_day(site, language, pause).diary
            services(site).database.close()
        print("\n".join(told(diary, language)))
        amiss += diary.amiss
    print("\n" + ("\n".join(amiss) or "Every page says what comes next."))
    return 1 if amiss else 0


def told(diary: Diary, language: str) -> Iterator[str]:
    """The diary, then what each task took."""
    yield f"\n{language}: who, task, page, what was done, seconds of a person, milliseconds of the site"
    for each in diary.entries:
        yield (
            f"{each.who:8} {each.task:24} {each.page[:40]:40} {each.done[:60]:60}"
            f" {each.seconds:4.0f} {each.site_seconds * 1000:5.0f}"
        )
    yield "\nwho, task, pages, clicks, minutes"
    for (who, task), entries in groupby(sorted(diary.entries, key=_owner), _owner):
        of_task = list(entries)
        clicks = sum(each.clicks for each in of_task)
        minutes = sum(each.seconds for each in of_task) / 60
        yield f"{who:8} {task:24} {len(of_task):3} {clicks:3} {minutes:5.1f}"


def _owner(entry: DiaryEntry) -> tuple[str, str]:
    return entry.who, entry.task


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
