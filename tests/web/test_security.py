"""Cookies: closed to scripts, and Secure unless the machine talks to itself."""

from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from web.services import services
from web.settings import SECRETS, SettingsError, SiteSettings

pytestmark = pytest.mark.any_database


def cookie_of(site: Flask, base: str) -> str:
    return site.test_client().get("/", base_url=base).headers["Set-Cookie"]


@pytest.mark.parametrize("base", ["http://localhost:8000", "http://127.0.0.1", "http://[::1]:80"])
def test_on_this_machine_cookies_need_no_tls(site: Flask, base: str):
    assert "Secure" not in cookie_of(site, base)


@pytest.mark.parametrize(
    "base", ["http://school.example", "http://localhost.example", "https:" + "//localhost"]
)
def test_elsewhere_cookies_need_tls(site: Flask, base: str):
    assert "Secure" in cookie_of(site, base)


def test_an_operator_may_allow_a_classroom_without_tls(settings: SiteSettings):
    site = create_app(replace(settings, plain_http=True))

    assert "Secure" not in cookie_of(site, "http://192.168.1.5:8000")
    services(site).database.close()


def test_cookies_are_closed_to_scripts_and_last(site: Flask):
    cookie = cookie_of(site, "http://localhost")

    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Expires=" in cookie


def test_a_key_is_needed():
    with pytest.raises(SettingsError) as refused:
        SiteSettings.read({"DATABASE_URL": "sqlite:///x.db"})

    assert refused.value.code == "short-key"
    assert "FANWISE_SECRET_KEY" in str(refused.value)


def test_settings_come_from_the_environment():
    read = SiteSettings.read(
        {
            "FANWISE_SECRET_KEY": "s" * 40,
            "DATABASE_URL": "sqlite:///somewhere.db",
            "FANWISE_LOG_LEVEL": "warning",
            "FANWISE_PLAIN_HTTP": "1",
        }
    )

    assert read == SiteSettings("s" * 40, "sqlite:///somewhere.db", "warning", True)


def test_every_secret_may_be_in_a_file(tmp_path: Path):
    held = {
        "FANWISE_SECRET_KEY": "n" * 32,
        "FANWISE_OLD_SECRET_KEYS": f"{'a' * 32},{'b' * 32}",
        "DATABASE_URL": "postgresql+psycopg://fanwise:secret@database/fanwise",
        "FANWISE_SMTP": "smtps://fanwise:secret@mail.example",
        "FANWISE_METRICS_TOKEN": "t" * 16,
    }
    others = {"FANWISE_MAIL_FROM": "fanwise@site.example", "FANWISE_URL": "https://site.example"}
    files = {}
    for name, secret in held.items():
        (tmp_path / name).write_text(secret + "\n", encoding="utf-8")
        (tmp_path / name).chmod(0o400)
        files[f"{name}_FILE"] = str(tmp_path / name)

    assert set(held) == set(SECRETS)
    assert SiteSettings.read(files | others) == SiteSettings.read(held | others)


def test_what_cannot_be_a_secret_is_not_read(tmp_path: Path):
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff" * 40)
    binary.chmod(0o400)
    for file, code in ((tmp_path, "no-secret-file"), (binary, "bad-secret-file")):
        with pytest.raises(SettingsError) as refused:
            SiteSettings.read({"FANWISE_SECRET_KEY_FILE": str(file)})
        assert refused.value.code == code
        assert "FANWISE_SECRET_KEY_FILE" in str(refused.value)


def test_an_unknown_log_level_is_refused():
    with pytest.raises(SettingsError, match="debug, info, warning or error"):
        SiteSettings("s" * 40, "sqlite:///x.db", "loud")


@pytest.mark.parametrize(
    ("proxies", "scheme", "sent"), [(1, "https", True), (1, "http", False), (0, "https", False)]
)
def test_over_tls_a_browser_is_told_to_stay_with_it(
    settings: SiteSettings, proxies: int, scheme: str, sent: bool
):
    site = create_app(replace(settings, proxies=proxies))
    headers = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": scheme}

    answer = site.test_client().get("/privacy", headers=headers)

    services(site).database.close()
    assert ("max-age=31536000" in answer.headers.get("Strict-Transport-Security", "")) is sent
