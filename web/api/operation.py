"""One thing that programs may ask for, as a value: how it is asked, worked out and described."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from web.api.asking import ApiRequest

ROOT: Final = "/api/v1"


@dataclass(frozen=True, slots=True)
class ApiParameter:
    """A word of the address: its name, its type, and what it says in English (a message)."""

    name: str
    kind: Any
    says: str
    required: bool = False


@dataclass(frozen=True, slots=True)
class ApiExample:
    """A request that is shown."""

    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None


@dataclass(frozen=True, slots=True)
class ApiOperation:
    """An operation below `/api/v1`.

    `run` answers; `cost` is how much of an allowance that takes. `body` and `answer` are the types of what
    comes and goes. Without an example the answer is not shown. `says` is a message.
    """

    name: str
    method: Literal["GET", "POST"]
    path: str
    says: str
    run: Callable[[ApiRequest], Any]
    parameters: tuple[ApiParameter, ...]
    answer: Any
    body: Any = None
    example: ApiExample | None = None
    cost: Callable[[ApiRequest], int] = lambda _asked: 1

    @property
    def words(self) -> tuple[str, ...]:
        """The names of what its address may say."""
        return tuple(each.name for each in self.parameters)
