"""All pages of lessons together, for the application to register."""

from typing import Final

from web.together import phone, projector, set_up

BLUEPRINTS: Final = (set_up.blueprint, projector.blueprint, phone.blueprint)
