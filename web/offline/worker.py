"""The service worker: the script that a browser asks where there is no connection."""

import hashlib
import json
from functools import cache
from typing import Final

from flask import Blueprint, Response, url_for

from web.static_files.assets import STATIC, asset_names

SOURCE_FILE: Final = STATIC / "worker" / "worker.js"
LIFE: Final = "no-cache"  # browsers ask from time to time whether there is a new one

blueprint = Blueprint("worker", __name__)


@blueprint.get("/worker.js")
def script() -> Response:
    """The script; it works for the whole site because it stands at its root."""
    response = Response(
        _script(
            url_for("offline.page"),
            url_for("own_data.erase"),
            url_for("enter.sign_out"),
            url_for("student_out.sign_out"),
        ),
        content_type="text/javascript; charset=utf-8",
    )
    response.headers["Cache-Control"] = LIFE
    return response


@cache
def _script(page: str, erasing: str, *ways_out: str) -> str:
    """The worker with what it must know: the files of the shell, the form that erases all, and those
    that end a visit.
    """
    body = SOURCE_FILE.read_text(encoding="utf-8")
    files = asset_names()
    version = hashlib.sha256("".join((body, *files)).encode()).hexdigest()[:10]
    known = {
        "version": version,
        "files": files,
        "page": page,
        "erasing": erasing,
        "waysOut": ways_out,
    }
    return f"const SITE = {json.dumps(known)};\n{body}"
