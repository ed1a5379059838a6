"""Lines of the supervisor in the form of the site's own: JSON, one a line, on standard error."""

import json
import sys
from datetime import UTC, datetime


def write(level: str, event: str, **details: object) -> None:
    """Write what happened, with its details."""
    line = {**details, "level": level, "timestamp": datetime.now(UTC).isoformat(), "event": event}
    print(json.dumps(line, ensure_ascii=False), file=sys.stderr, flush=True)
