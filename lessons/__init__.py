"""What is taught: the page of each fan, read from the files below `content`."""

from lessons.errors import ContentError
from lessons.fan_content import LANGUAGES, Example, ExampleKind, FanContent, NearMiss, fan_content

__all__ = [
    "LANGUAGES",
    "ContentError",
    "Example",
    "ExampleKind",
    "FanContent",
    "NearMiss",
    "fan_content",
]
