"""Accounts: signing up and in, the ways back in, own data."""

from typing import Final

from web.accounts import codes, enter, factor, join, own, own_data, privacy, recover, second_step

BLUEPRINTS: Final = (
    enter.blueprint,
    second_step.blueprint,
    join.blueprint,
    codes.blueprint,
    factor.blueprint,
    own.blueprint,
    own_data.blueprint,
    recover.blueprint,
    privacy.blueprint,
)
