"""Names of the elements and of their groups (25 to 28)."""

from pathlib import Path
from typing import Final

from scoring.names import read_names

_TABLE: Final = read_names(Path(__file__).with_suffix(".tsv"))
NAMES: Final = _TABLE.fans
SERIES: Final = _TABLE.series
