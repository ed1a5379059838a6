"""What is taught: the page of each fan, read from the files below `content`."""

from lessons.errors import ContentError
from lessons.examples import Example, ExampleKind
from lessons.fan_content import FanContent, NearMiss, fan_content
from lessons.frequency import Frequency, frequency

__all__ = [
    "ContentError",
    "Example",
    "ExampleKind",
    "FanContent",
    "Frequency",
    "NearMiss",
    "fan_content",
    "frequency",
]
