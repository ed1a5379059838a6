"""Wapiti, which attacks the pages and the forms of a site by the ways that are known of other sites."""

import json
import re
import subprocess
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.scan.elsewhere import OtherServer
from tests.scan.front import HOST
from tests.scan.visitors import NEVER, ScanVisitor

MODULES: Final = (
    *("backup", "cookieflags", "crlf", "csp", "csrf", "exec", "file", "htaccess", "http_headers"),
    *("methods", "redirect", "shellshock", "sql", "ssrf", "timesql", "upload", "xxe"),
    *("xss", "permanentxss"),
)
"""All but those that look for another's program (WordPress, Drupal, LDAP …) or ask servers of the net."""
FOUND: Final = ("vulnerabilities", "anomalies")
NO_HOLES: Final[Mapping[str, str]] = {
    "X-Frame-Options is not set": "the content policy says who may frame a page",
    "is not properly checked in backend": "it sends Content-Type twice, and the site refuses both forms",
    r"/(join|card)/\S+~ found for": "what no code has is passed over where somebody types one",
}
"""Patterns of what it says where there is no hole, with the reason."""


@dataclass(frozen=True)
class PageFinding:
    """What the scanner takes for a hole."""

    who: str
    kind: str
    method: str
    path: str
    says: str

    def __str__(self) -> str:
        return f"{self.who}: {self.kind}: {self.method} {self.path}: {self.says}"


@dataclass(frozen=True)
class PageScan:
    """Where Wapiti is, where its reports and logs go, and how many seconds each of its modules may take."""

    wapiti: Path
    folder: Path
    seconds: float
    modules: Sequence[str] = MODULES

    def findings(self, url: str, who: ScanVisitor, elsewhere: OtherServer) -> list[PageFinding]:
        """What it finds as that visitor, and says how much it looked at."""
        report = self.folder / f"{who.name}.json"
        cookies = self.folder / f"{who.name}-cookies.json"
        cookies.write_text(json.dumps(who.cookie_file(HOST)), encoding="utf-8")
        log = (self.folder / f"{who.name}.log").open("wb")
        command = [
            *(str(self.wapiti), "-u", f"{url}/", "-c", str(cookies), "-m", ",".join(self.modules)),
            *("--depth", "1", "--max-files-per-dir", "10", "--verify-ssl", "0", "--tasks", "4"),
            *("--timeout", "60", "--max-attack-time", str(self.seconds), "--no-bugreport"),
            *("--endpoint", elsewhere.url, "--flush-session"),
            *("--store-session", str(self.folder / f"{who.name}-session")),
            *("--format", "json", "--output", str(report), "--detailed-report", "1"),
            *(each for path in who.paths for each in ("--start", f"{url}{path}")),
            *(each for path in NEVER for each in ("--exclude", f"{url}/{path}".replace("/*", "*"))),
        ]
        with log:
            subprocess.run(command, check=True, stdout=log, stderr=subprocess.STDOUT)
        return read_report(json.loads(report.read_text(encoding="utf-8")), who.name)


def read_report(report: dict[str, Any], who: str) -> list[PageFinding]:
    """The findings of a report; how many pages were looked at is printed."""
    told = [
        PageFinding(who, kind, each["method"], each["path"], each["info"].replace("\n", " "))
        for part in FOUND
        for kind, all_of_it in report[part].items()
        for each in all_of_it
    ]
    found = [each for each in told if not any(re.search(known, each.says) for known in NO_HOLES)]
    pages = report["infos"]["crawled_pages_nbr"]
    kinds = Counter(each.kind for each in found)
    print(f"{who}: {pages} pages and forms, {len(found)} findings {dict(kinds)}", flush=True)
    return found
