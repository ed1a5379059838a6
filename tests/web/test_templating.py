"""What templates share stays the same for each of them."""

import pytest
from flask import Flask

from web.templating import SiteTemplates

SHARED = "macros/_form.html"


def test_no_template_changes_what_all_of_them_share(site: Flask):
    assert isinstance(site.jinja_env, SiteTemplates)
    before = dict(site.jinja_env.globals)
    template = site.jinja_env.get_template(SHARED)

    with pytest.raises(TypeError):
        template.globals["languages"] = "none"  # type: ignore[index]
    with pytest.raises(AttributeError):
        site.jinja_env.get_template(SHARED, globals={"languages": "none"})

    assert dict(site.jinja_env.globals) == before


def test_what_the_site_gives_later_is_there_in_templates_that_were_loaded_before(site: Flask):
    template = site.jinja_env.get_template(SHARED)
    site.jinja_env.globals["given_late"] = "here"
    try:
        assert template.globals["given_late"] == "here"
    finally:
        del site.jinja_env.globals["given_late"]
