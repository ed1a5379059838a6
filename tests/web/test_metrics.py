"""What a monitor reads: only with its token, and true over all processes."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask
from prometheus_client.parser import text_string_to_metric_families

from school.faults import DatabaseFault, DatabaseFaultKind
from tests.web.visitor import SiteVisitor
from web.metrics import measures
from web.server.processes import stopping
from web.services import services
from web.settings import ROOT, SettingsError, SiteSettings

TOKEN = "a-token-of-the-monitor"
WITH_TOKEN = {"Authorization": f"Bearer {TOKEN}"}
Numbers = dict[str, float]


@pytest.fixture
def watched(site: Flask) -> Iterator[Flask]:
    """The site with a token for its monitor."""
    kept = services(site)
    chosen = replace(kept.settings, metrics_token=TOKEN)
    site.extensions["fanwise"] = replace(kept, settings=chosen)
    yield site
    kept.queue.close()


def numbers(text: str) -> Numbers:
    return {
        sample.name + "".join(f" {value}" for _name, value in sorted(sample.labels.items())): (
            sample.value
        )
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def read(site: Flask) -> Numbers:
    return numbers(site.test_client().get("/metrics", headers=WITH_TOKEN).text)


def test_without_a_setting_there_is_no_such_page_and_without_the_token_no_numbers(
    site: Flask, watched: Flask
):
    client = watched.test_client()
    for headers in ({}, {"Authorization": "Bearer other"}, {"Authorization": f"Basic {TOKEN}"}):
        refused = client.get("/metrics", headers=headers)
        assert (refused.status_code, refused.headers["WWW-Authenticate"]) == (401, "Bearer")
        assert "fanwise_" not in refused.text
    kept = services(site)
    site.extensions["fanwise"] = replace(kept, settings=replace(kept.settings, metrics_token=""))
    assert client.get("/metrics", headers=WITH_TOKEN).status_code == 404


def test_a_token_that_could_be_guessed_is_refused():
    with pytest.raises(SettingsError, match="at least 16 characters"):
        SiteSettings("k" * 32, "sqlite:///x.db", metrics_token="short")


def test_requests_are_counted_by_route_and_status_and_never_by_what_somebody_types(
    watched: Flask,
):
    before, client = read(watched), watched.test_client()
    client.get("/privacy")
    client.get("/nowhere/at/all")
    client.open("/privacy", method="FREELY-CHOSEN")
    after = read(watched)

    gained = {key: after[key] - before.get(key, 0) for key in after}
    assert gained["fanwise_requests_total GET /privacy 200"] == 1
    assert gained["fanwise_requests_total GET none 404"] == 1
    assert gained["fanwise_requests_total other none 405"] == 1
    assert gained["fanwise_request_seconds_count /privacy"] == 1
    assert not any("FREELY" in key or "nowhere" in key for key in after)


def test_answers_queues_and_faults_are_told(watched: Flask, monkeypatch: pytest.MonkeyPatch):
    before, visitor = read(watched), SiteVisitor(watched)
    visitor.answer("/drill/mcr-2014/fans/3/7/1?n=5", unknown=1)
    after = read(watched)
    assert after["fanwise_answers_total"] == before["fanwise_answers_total"] + 1
    assert (after["fanwise_database_up"], after["fanwise_jobs_waiting"]) == (1, 0)
    assert (after["fanwise_background_alive"], after["fanwise_grades_waiting"]) == (0, 0)

    def gone(_database: object) -> None:
        raise DatabaseFault(DatabaseFaultKind.GONE, "no server")

    monkeypatch.setattr(type(services(watched).database), "open_reading", gone)
    monkeypatch.setattr(type(services(watched).database), "reading", gone)
    assert visitor.client.get("/history").status_code == 503
    told = read(watched)
    assert told["fanwise_database_up"] == 0
    key = "fanwise_database_faults_total database-gone"
    assert told[key] == after.get(key, 0) + 1


def test_a_process_that_ends_is_alive_and_not_ready(site: Flask):
    client = site.test_client()
    assert client.get("/readyz").text == "ok\n"
    stopping.set()
    try:
        ready, health = client.get("/readyz"), client.get("/healthz")
    finally:
        stopping.clear()
    assert (ready.status_code, health.status_code) == (503, 200)
    assert ready.text.startswith("stopping:")


def test_the_version_is_that_of_the_project(watched: Flask, visitor: SiteVisitor):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert visitor.client.get("/healthz").headers["X-Fanwise-Version"] == project["version"]
    assert f"Fanwise {project['version']}" in visitor.open("/privacy").text
    assert read(watched)[f"fanwise_version {project['version']}"] == 1


def test_a_page_of_a_crash_names_the_request_as_the_log_does(
    site: Flask, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def crash() -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setitem(site.view_functions, "privacy.page", crash)
    page = site.test_client().get("/privacy")
    assert page.status_code == 500
    assert f"please quote this number: {page.headers['X-Request-ID']}" in page.text
    assert page.headers["X-Request-ID"] in capsys.readouterr().err
    assert "please quote this number" not in site.test_client().get("/nowhere").text


@pytest.mark.any_database
def test_the_counts_of_all_processes_are_one(tmp_path: Path):
    """Whichever is asked tells what all have counted, also those that have ended."""
    counting = (
        "from web.metrics import measures\n"
        "for _ in range(3): measures.count_database_fault('database-busy')\n"
        "print(measures.counted().decode())"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", counting],
            cwd=ROOT,
            env=os.environ | {measures.FOLDER: str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    key = "fanwise_database_faults_total database-busy"
    assert [numbers(each)[key] for each in told] == [3, 6]
