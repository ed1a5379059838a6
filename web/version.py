"""Which version of the site runs, as `pyproject.toml` has it; the installation needs no git for it."""

import tomllib
from functools import cache

from web.settings import ROOT


@cache
def version() -> str:
    """The version, such as 0.1.0."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])
