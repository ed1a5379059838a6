"""JSON Schema (2020-12) out of types: typed dictionaries, lists, enumerations and what they are made of."""

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema = dict[str, Any]
Said = Callable[[str], str]
REFERENCES: Final = "#/components/schemas/"
_PLAIN: Final[Mapping[Any, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
}


@dataclass(frozen=True, slots=True)
class AmongWords:
    """The words that a text may be; beside a type in `Annotated`."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Within:
    """The least and the greatest that a number may be; beside a type in `Annotated`."""

    least: int
    most: int


class SchemaBook:
    """Makes schemas, and keeps that of each typed dictionary under its name.

    `said` puts the texts beside types into the reader's language.
    """

    def __init__(self, said: Said) -> None:
        self._said = said
        self.components: dict[str, Schema] = {}

    def schema(self, kind: Any) -> Schema:
        """The schema of a type.

        Raises:
            TypeError: no JSON is of this type.
        """
        if kind in _PLAIN:
            return dict(_PLAIN[kind])
        if is_typeddict(kind):
            return self._reference(kind)
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            return {"type": "string", "enum": [str(each) for each in kind]}
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (Required, NotRequired):
            return self.schema(parts[0])
        if origin is Annotated:
            return self._annotated(parts[0], parts[1:])
        if origin is Literal:
            return {"enum": list(parts)}
        if origin is list:
            return {"type": "array", "items": self.schema(parts[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(parts[1])}
        if origin in (Union, types.UnionType):
            return self._union(parts)
        raise TypeError(f"no JSON is of the type {kind!r}")

    def _annotated(self, kind: Any, notes: tuple[Any, ...]) -> Schema:
        made = self.schema(kind)
        for note in notes:
            if isinstance(note, str):
                made["description"] = self._said(note)
            elif isinstance(note, AmongWords):
                made["enum"] = list(note.words)
            elif isinstance(note, Within):
                made |= {"minimum": note.least, "maximum": note.most}
        return made

    def _union(self, kinds: tuple[Any, ...]) -> Schema:
        schemas = [self.schema(each) for each in kinds]
        if all(set(each) == {"type"} for each in schemas):
            return {"type": [each["type"] for each in schemas]}
        return {"anyOf": schemas}

    def _reference(self, kind: Any) -> Schema:
        name = str(kind.__name__).removesuffix("Json")
        if name not in self.components:
            self.components[name] = {}  # so that a type that holds itself ends
            hints = get_type_hints(kind, include_extras=True)
            self.components[name] = {
                "type": "object",
                "properties": {key: self.schema(each) for key, each in hints.items()},
                "required": [key for key in hints if key in kind.__required_keys__],
            }
        return {"$ref": REFERENCES + name}
