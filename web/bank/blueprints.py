"""The pages of own questions, for the application to register."""

from typing import Final

from web.bank import bank_page, file_page, links_page, new_page

BLUEPRINTS: Final = (
    bank_page.blueprint,
    new_page.blueprint,
    links_page.blueprint,
    file_page.blueprint,
)
