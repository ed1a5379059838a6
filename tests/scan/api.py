"""Schemathesis, which asks what the description of the interface for programs allows, and what it does not."""

import subprocess
from pathlib import Path
from typing import Final

EXAMPLES: Final = 200  # of each operation
LEFT_OUT: Final = (
    "positive_data_acceptance",  # what fits the description may still be no hand by the rules
    "unsupported_method",  # nginx refuses TRACE by itself; `test_api.py` holds the other methods
)


def scan_api(schemathesis: Path, url: str, reports: Path, examples: int = EXAMPLES) -> list[str]:
    """What was not answered as it is described; the program prints each in full.

    What it remembers from one run to the next it keeps in the folder of the reports.
    """
    done = subprocess.run(
        [
            *(str(schemathesis), "run", f"{url}/api/v1/openapi.json", "--url", f"{url}/api/v1"),
            *("--checks", "all", "--exclude-checks", ",".join(LEFT_OUT), "--tls-verify", "false"),
            *("--max-examples", str(examples), "--continue-on-failure"),
            *("--request-timeout", "60", "--no-color"),
            *("--generation-database", "none", "--suppress-health-check", "all"),
        ],
        cwd=reports,
        check=False,
    )
    return ["the interface for programs: see above"] if done.returncode else []
