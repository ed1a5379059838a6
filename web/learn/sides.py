"""On which side of a page the blocks of a step stand."""

from typing import Literal

Side = Literal["idea", "table"]
