"""What programs are told of the pages."""

from typing import Final

from web.metadata import manifest, share_pictures, sitemap

BLUEPRINTS: Final = (
    share_pictures.blueprint,
    sitemap.blueprint,
    manifest.blueprint,
)
