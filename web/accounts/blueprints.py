"""Accounts: signing up and in, the ways back in, own data."""

from typing import Final

from web.accounts import (
    account_page,
    api_keys,
    codes,
    enter,
    factor,
    join,
    personal_data,
    privacy,
    recover,
    second_step,
)

BLUEPRINTS: Final = (
    enter.blueprint,
    second_step.blueprint,
    join.blueprint,
    codes.blueprint,
    factor.blueprint,
    account_page.blueprint,
    api_keys.blueprint,
    personal_data.blueprint,
    recover.blueprint,
    privacy.blueprint,
)
