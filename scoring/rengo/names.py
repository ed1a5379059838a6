"""Names of the yaku, and of the groups that they stand in by their han (51, 52)."""

from pathlib import Path
from typing import Final

from scoring.names import read_names

_TABLE: Final = read_names(Path(__file__).with_suffix(".tsv"))
NAMES: Final = _TABLE.fans
SERIES: Final = _TABLE.series
