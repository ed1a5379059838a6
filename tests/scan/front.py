"""A whole site behind the handbook's nginx with TLS, to which every request comes from somebody new.

So the limits that are counted by network address stay as they are and stop nothing: a scanner that is
told to wait has seen nothing.
"""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from cryptography.x509.oid import NameOID

from tests.browser.live_site import LiveSite, free_port
from tests.nginx import CONFIGURATION, TO_HTTPS, whole

HOST: Final = "127.0.0.1"
SOMEBODY_NEW: Final = """map $request_id $somebody_new {
    "~^(?<first>....)(?<second>....)(?<third>....)" 2001:$first:$second:$third::1;
}
"""


@dataclass(frozen=True)
class ScannedSite:
    """A site that answers by TLS at `url`."""

    site: LiveSite
    url: str


@contextmanager
def scanned_site(folder: Path) -> Iterator[ScannedSite]:
    """The site with its database and its nginx below the folder, until the end."""
    port = free_port()
    url = f"https://{HOST}:{port}"
    settings = {"FANWISE_URL": url, "FANWISE_PROXIES": "1", "FANWISE_HOSTS": HOST}
    site = LiveSite(folder, workers=2, settings=settings)
    certify(folder)
    configuration = folder / "nginx.conf"
    configuration.write_text(_configuration(folder, port, site.port), encoding="utf-8")
    site.start()
    nginx = subprocess.Popen(["nginx", "-c", str(configuration), "-g", "daemon off;"])
    try:
        yield ScannedSite(site, url)
    finally:
        nginx.terminate()
        nginx.wait()
        site.stop()


def _configuration(folder: Path, port: int, behind: int) -> str:
    """That of the handbook, at this port and with this certificate."""
    text = TO_HTTPS.sub("", CONFIGURATION.read_text(encoding="utf-8"))
    text = text.replace("listen 443 ssl http2;", f"listen {HOST}:{port} ssl http2;")
    text = text.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{behind};")
    text = text.replace("$proxy_add_x_forwarded_for", "$somebody_new")
    for setting, file in (("ssl_certificate", "site.crt"), ("ssl_certificate_key", "site.key")):
        text = re.sub(rf"{setting} .*;", f"{setting} {folder / file};", text)
    return whole(folder, SOMEBODY_NEW + text)


def certify(folder: Path) -> None:
    """Write a key and a certificate that it signed itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    today = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=90))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False
        )
        .sign(key, SHA256())
    )
    (folder / "site.crt").write_bytes(certificate.public_bytes(Encoding.PEM))
    (folder / "site.key").write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
