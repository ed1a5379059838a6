"""Who a scanner comes as: the cookies of each, and the pages where it begins."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.browser.classroom import open_classroom
from tests.browser.live_site import LiveSite
from tests.web.access.routes import EVERYBODY, FOR_ACCOUNTS
from web.visitors.cookies import HOST_PREFIX

OF_ACCOUNTS: Final = ("/account/in", "/account/new", "/account/reset/nobody")
NEVER: Final = (
    *("*/account/out*", "*/account/as-guest*", "*/account/browsers*", "*/account/password*"),
    *("*/account/factor/*", "*/student/sign-out*", "*/erase*", "*/archive*", "*/leave*"),
    *("*/hand-in*", "*/settings/code*", "*/remove*", "*/static/*", "*/pictures/*", "*.pdf*"),
)
"""What ends the sign-in or the class that a scanner is to look at, and what is no page."""


@dataclass(frozen=True)
class ScanVisitor:
    """Somebody with cookies, and where they begin."""

    name: str
    cookies: Mapping[str, str]
    paths: tuple[str, ...]

    def cookie_file(self, host: str) -> dict[str, Any]:
        """The cookies as Wapiti reads them."""
        kept = {
            HOST_PREFIX + name: {
                **{"value": value, "secure": True},
                **{"version": 0, "expires": None, "port": None},
            }
            for name, value in self.cookies.items()
        }
        return {host: {"/": kept}}


def scan_visitors(site: LiveSite) -> tuple[ScanVisitor, ...]:
    """A guest, a student with an assignment under way, and a teacher with classes."""
    room = open_classroom(site)
    for_all = (*EVERYBODY.values(), *OF_ACCOUNTS)
    return (
        ScanVisitor("guest", {}, _once(for_all)),
        ScanVisitor("student", dict([room.cookie]), _once(room.places.values())),
        ScanVisitor(
            "teacher", dict(room.of_teacher), _once((*FOR_ACCOUNTS.values(), *room.taught.values()))
        ),
    )


def _once(paths: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(paths))
