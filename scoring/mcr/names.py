"""Names of the fans in the languages of the 2014 book, and of the series they stand in.

The book names no series in Japanese; those names are ours.
"""

from pathlib import Path
from typing import Final

from scoring.names import read_names

_TABLE: Final = read_names(Path(__file__).with_suffix(".tsv"))
NAMES: Final = _TABLE.fans
SERIES: Final = _TABLE.series
