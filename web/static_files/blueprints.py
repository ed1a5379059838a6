"""Files that browsers keep, and those that programs ask for."""

from typing import Final

from web.static_files import files, well_known

BLUEPRINTS: Final = (
    files.blueprint,
    well_known.blueprint,
)
