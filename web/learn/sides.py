"""On which side of a page the blocks of a step stand."""

from typing import Literal

StepSide = Literal["idea", "table"]
