"""All pages of launches, for the application to register."""

from typing import Final

from web.lti import launch, login, teacher

BLUEPRINTS: Final = (login.blueprint, launch.blueprint, teacher.blueprint)
