"""What a launch message says, read out of its claims once they were checked."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Self

LTI: Final = "https://purl.imsglobal.org/spec/lti/claim/"
DEEP: Final = "https://purl.imsglobal.org/spec/lti-dl/claim/"
AGS: Final = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
SCORE_SCOPE: Final = "https://purl.imsglobal.org/spec/lti-ags/scope/score"
VERSION: Final = "1.3.0"
RESOURCE: Final = "LtiResourceLinkRequest"
DEEP_LINKING: Final = "LtiDeepLinkingRequest"
_MEMBERSHIP: Final = "http://purl.imsglobal.org/vocab/lis/v2/membership#"
_TEACHING: Final = frozenset(
    {f"{_MEMBERSHIP}Instructor", f"{_MEMBERSHIP}Administrator", f"{_MEMBERSHIP}ContentDeveloper"}
)
_LEARNING: Final = f"{_MEMBERSHIP}Learner"
_LONGEST: Final = 255


class LaunchRefused(Exception):
    """A message that is not taken; `code` says what is wrong with it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class LaunchMessage:
    """Who comes, from which course, and to what.

    `name` is empty where the platform gives none. `assignment` is the public id that a link was made
    with, empty without one. `line_item` is the column for its grades, empty where the platform takes
    none. `return_url` and `data` are of deep linking.
    """

    kind: str
    deployment: str
    subject: str
    name: str
    teaches: bool
    learns: bool
    context: str
    title: str
    assignment: str
    line_item: str
    return_url: str = ""
    data: str = ""

    @property
    def is_deep_linking(self) -> bool:
        """Whether a teacher is to choose what the course links to."""
        return self.kind == DEEP_LINKING

    def to_json(self) -> dict[str, Any]:
        """All of it as a document."""
        return asdict(self)

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Self:
        """The message that was kept."""
        return cls(**kept)


def read_message(claims: Mapping[str, Any]) -> LaunchMessage:
    """The message of these claims, whose signature and times were checked before.

    Raises:
        LaunchRefused: `bad-message` where something is missing or of another form.
    """
    kind, subject = claims.get(f"{LTI}message_type"), claims.get("sub")
    if claims.get(f"{LTI}version") != VERSION or kind not in (RESOURCE, DEEP_LINKING):
        raise LaunchRefused("bad-message")
    if not isinstance(subject, str) or not 0 < len(subject) <= _LONGEST or "\0" in subject:
        raise LaunchRefused("bad-message")
    context, deep = _part(claims, f"{LTI}context"), _part(claims, f"{DEEP}deep_linking_settings")
    custom, grades = _part(claims, f"{LTI}custom"), _part(claims, AGS)
    roles = {each for each in _list(claims, f"{LTI}roles") if isinstance(each, str)}
    message = LaunchMessage(
        kind=kind,
        deployment=_text(claims, f"{LTI}deployment_id"),
        subject=subject,
        name=_text(claims, "name"),
        teaches=bool(roles & _TEACHING),
        learns=_LEARNING in roles,
        context=_text(context, "id"),
        title=_text(context, "title") or _text(context, "label"),
        assignment=_text(custom, "assignment"),
        line_item=_long_text(grades, "lineitem") if SCORE_SCOPE in _list(grades, "scope") else "",
        return_url=_long_text(deep, "deep_link_return_url"),
        data=_long_text(deep, "data"),
    )
    if not message.context or (message.is_deep_linking and not message.return_url):
        raise LaunchRefused("bad-message")
    if message.is_deep_linking and "ltiResourceLink" not in _list(deep, "accept_types"):
        raise LaunchRefused("bad-message")
    return message


def _part(claims: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = claims.get(name, {})
    if not isinstance(found, Mapping):
        raise LaunchRefused("bad-message")
    return found


def _list(claims: Mapping[str, Any], name: str) -> list[Any]:
    found = claims.get(name, [])
    if not isinstance(found, list):
        raise LaunchRefused("bad-message")
    return found


def _text(claims: Mapping[str, Any], name: str, longest: int = _LONGEST) -> str:
    found = claims.get(name, "")
    if not isinstance(found, str) or "\0" in found:
        raise LaunchRefused("bad-message")
    return found[:longest]


def _long_text(claims: Mapping[str, Any], name: str) -> str:
    return _text(claims, name, 8 * 1024)
