"""The host that a request names: one that is none, or not ours, is told so plainly."""

import re
from dataclasses import replace

import pytest
from flask import Flask

from app import create_app
from web.services import services
from web.settings import SettingsError, SiteSettings

pytestmark = pytest.mark.any_database


@pytest.mark.parametrize(
    "host",
    ["a" * 64 + ".example", "x" * 300, "a..b", "."],
    ids=["label", "name", "empty label", "dot"],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "This site has another name."), ("zh-Hans", "本站"), ("ja", "このサイト")],
)
def test_a_host_that_is_none_is_told_plainly(
    site: Flask, host: str, method: str, language: str, said: str
) -> None:
    headers = {"Host": host, "Accept-Language": language}
    response = site.test_client().open("/account/in", method=method, headers=headers)
    assert (response.status_code, response.content_type) == (400, "text/plain; charset=utf-8")
    assert said in response.text
    assert "Set-Cookie" not in response.headers

    asked = headers | {"Accept": "application/json"}
    told = site.test_client().open("/account/in", method=method, headers=asked).get_json()
    assert told["code"] == "bad-host"
    assert said in told["message"]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("school.example", 200),
        ("school.example:8000", 200),
        ("a.district.example", 200),
        ("192.168.1.5", 200),
        ("localhost", 400),
        ("other.example", 400),
        ("school.example.other.example", 400),
        ("bad host", 400),
    ],
)
def test_an_operator_may_name_the_hosts(settings: SiteSettings, host: str, status: int) -> None:
    hosts = ("school.example", ".district.example", "192.168.1.5")
    site = create_app(replace(settings, hosts=hosts))
    assert site.test_client().get("/privacy", headers={"Host": host}).status_code == status
    services(site).database.close()


def test_hosts_come_from_the_environment() -> None:
    given = {"FANWISE_SECRET_KEY": "s" * 40, "DATABASE_URL": "sqlite:///x.db"}
    assert SiteSettings.read(given).hosts == ()
    read = SiteSettings.read({**given, "FANWISE_HOSTS": "School.example, .district.example ,"})
    assert read.hosts == ("school.example", ".district.example")


@pytest.mark.parametrize("hosts", ["https://school.example", "a b", "school.example:80", "a" * 64])
def test_what_is_no_host_is_refused_at_the_start(hosts: str) -> None:
    with pytest.raises(SettingsError, match=re.escape("FANWISE_HOSTS")) as refused:
        SiteSettings(secret_key="k" * 32, database="sqlite:///x.db", hosts=(hosts,))
    assert refused.value.code == "bad-hosts"
