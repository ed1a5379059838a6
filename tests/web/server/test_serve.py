"""What a pair of processes has before it is forked: decision 9."""

import pytest
from jinja2 import BytecodeCache

import app
from web.server import serve
from web.services import services
from web.settings import SiteSettings


@pytest.mark.any_database
def test_what_is_forked_has_every_template_and_no_connection(
    settings: SiteSettings, compiled_templates: BytecodeCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that two processes share would mix their transactions."""
    application = app.create_app(settings)
    application.jinja_env.bytecode_cache = compiled_templates
    monkeypatch.setattr(app, "create_app", lambda: application)

    assert serve.make_application("app:create_app") is application

    templates = application.jinja_env
    assert templates.cache is not None
    assert len(templates.cache) == len(templates.list_templates(extensions=("html",)))
    for engine in services(application).database.engines:
        assert "Connections in pool: 0" in engine.pool.status()
