"""Let scanners of others' making loose on a site of its own, and say what they find.

    python -m tests.scan build/scan build/audit [SECONDS]

The folders are the environments in which `requirements-scan.txt` and `requirements-audit.txt` are installed;
SECONDS is how long each module of the scanner of pages may take. Reports are kept in the first, in `reports`. The
site stands behind the handbook's nginx, with TLS, a class, a student and a teacher.
"""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from tests.scan.api import scan_api
from tests.scan.elsewhere import other_server
from tests.scan.front import scanned_site
from tests.scan.pages import PageScan
from tests.scan.visitors import scan_visitors

USUAL_SECONDS: Final = 600.0
FORM_TAKEN: Final = "POST 303"
FAULTS: Final = ("crash", "database", "program ended", "program holds too much memory")


def main(arguments: list[str]) -> int:
    """0 where nothing was found."""
    of_pages, of_api = (Path(each).resolve() for each in arguments[:2])
    seconds = float(arguments[2]) if arguments[2:] else USUAL_SECONDS
    reports = of_pages / "reports"
    reports.mkdir(exist_ok=True)
    scan = PageScan(of_pages / "bin" / "wapiti", reports, seconds)
    with tempfile.TemporaryDirectory() as folder, other_server() as elsewhere:
        with scanned_site(Path(folder)) as scanned:
            found = scan_api(of_api / "bin" / "schemathesis", scanned.url, reports)
            for who in scan_visitors(scanned.site):
                found += map(str, scan.findings(scanned.url, who, elsewhere))
        found += faults_in(scanned.site.log)
    found += [f"the site asked another: {path}" for path in elsewhere.asked]
    for each in found:
        print(each)
    print(f"{len(found)} findings")
    return min(len(found), 1)


def faults_in(log: Path) -> list[str]:
    """What the site itself took for a fault of its own, from its log; how it answered is printed."""
    answers, faults = Counter[str](), []
    for text in log.read_text(encoding="utf-8", errors="replace").splitlines():
        line = json.loads(text) if text.startswith("{") else {}
        if line.get("event") == "request":
            answers[f"{line['method']} {line['status']}"] += 1
        elif line.get("event") in FAULTS:
            faults.append(text[:2000])
    print("answered:", ", ".join(f"{how}: {n}" for how, n in answers.most_common()), flush=True)
    if not answers[FORM_TAKEN]:
        faults.append("no form was taken, so none was tried")
    return faults


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
