"""The names a server answers to, its cookie over HTTPS, and the files for those who host it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from orrery.cli import main
from orrery.server.hosts import Hosts
from orrery.server.links import COOKIE, SAFE_COOKIE
from orrery.server.routes_replay import IMPORT_BYTES
from orrery.server.serve import Door
from tests.server.playing import Served, free_port, serving

FILES = Path("docs/hosting")
NEEDED = ("proxy_http_version 1.1", "Upgrade $http_upgrade", "X-Forwarded-For", "X-Forwarded-Proto", "Host $host")


def test_a_name_somebody_else_has_given_this_computer_is_refused_with_words(tmp_path: Path) -> None:
    with serving(tmp_path / "orrery.db") as served:
        served.guard.hosts = Hosts.of("https://games.example.org", ("play.example.net",))
        known = ["games.example.org", "GAMES.example.org:443", "play.example.net", "localhost", "[::1]:80"]
        for host in [*known, f"127.0.0.1:{served.port}"]:
            assert httpx.get(f"{served.url}/api/tables", headers={"Host": host}, timeout=30).status_code == 200, host
        for host in ("rebound.example", "games.example.org.evil.example", "10.0.0.1", "games.example.org@evil"):
            told = httpx.get(f"{served.url}/api/tables", headers={"Host": host, "Accept-Language": "de"}, timeout=30)
            assert told.status_code == 421, host
            assert told.json()["text"].startswith("Auf diesen Namen hört dieser Server nicht.")
    at_home = Hosts.of("")
    assert at_home.know("192.168.1.5:8000")
    assert at_home.know("[fe80::1]:8000")
    assert not at_home.know("rebound.example:8000")
    assert not at_home.know("")
    guard = Door("https://games.example.org", "127.0.0.1").before(None)
    assert guard.hosts is not None
    assert not guard.hosts.know("192.168.1.5")


def test_the_cookie_over_https_and_the_one_of_before(tmp_path: Path) -> None:
    with serving(tmp_path / "orrery.db") as served:
        served.guard.secure = True
        made = make(served)
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        (cookie,) = made.headers.get_list("set-cookie")
        assert re.fullmatch(rf"{SAFE_COOKIE}=[\w-]{{22}}; .*Path=/; HttpOnly; SameSite=Strict; Secure", cookie)
        token = cookie.partition("=")[2].partition(";")[0]
        set_by_another_site = listed(served, f"{COOKIE}={token}")
        assert set_by_another_site.json() == []
        assert "set-cookie" not in set_by_another_site.headers
        served.guard.old_cookies = True
        old = listed(served, f"{COOKIE}={token}")
        assert [card["table"] for card in old.json()] == [made.json()["table"]]
        new, gone = old.headers.get_list("set-cookie")
        assert new.startswith(f"{SAFE_COOKIE}={token}; ")
        assert gone.startswith(f"{COOKIE}=; Max-Age=0")
        both = listed(served, f"{COOKIE}={token[::-1]}; {SAFE_COOKIE}={token}")
        assert [card["table"] for card in both.json()] == [made.json()["table"]]
        assert "set-cookie" not in both.headers
        served.guard.secure = False
        plain = make(served)
        assert plain.headers["set-cookie"].startswith(f"{COOKIE}=")
        assert "strict-transport-security" not in plain.headers


def make(served: Served) -> httpx.Response:
    seats = [{"who": "me"}, {"who": "me"}]
    return httpx.post(f"{served.url}/api/tables", json={"game": "race", "seats": seats, "options": {}}, timeout=30)


def listed(served: Served, cookies: str) -> httpx.Response:
    return httpx.get(f"{served.url}/api/tables", headers={"Cookie": cookies}, timeout=30)


# --- files for hosts ----------------------------------------------------------------------------------------------


ELSEWHERE = {"--system", "--now", "--uid", "--from", "--format", "--standalone", "--reference"}
"""Options of other programs."""


def test_the_options_in_the_files_exist(capsys: pytest.CaptureFixture[str]) -> None:
    files = [Path("docs/hosting.md"), *FILES.iterdir()]
    assert len(files) == 7
    known = set[str]()
    for command in ("serve", "backup", "restore"):
        assert main([command, "--help"]) == 0
        known |= {*re.findall(r"--[a-z-]+", capsys.readouterr().out)}
    text = "\n".join(file.read_text() for file in files)
    used = {*re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)} - ELSEWHERE
    assert used
    assert used <= known, used - known


def test_the_units_are_understood() -> None:
    units = sorted(map(str, [*FILES.glob("*.service"), *FILES.glob("*.timer")]))
    assert len(units) == 3
    for unit in units:
        lines = [line for line in Path(unit).read_text().splitlines() if line and not line.startswith("#")]
        assert all(re.fullmatch(r"\[\w+\]|\w+=.*", line) for line in lines), unit
    tool = shutil.which("systemd-analyze")
    if tool is not None:
        told = subprocess.run([tool, "verify", *units], capture_output=True, text=True, check=False).stderr
        assert not [line for line in told.splitlines() if "nknown" in line or "nvalid" in line], told


def test_the_proxies_pass_on_what_the_server_needs() -> None:
    nginx, caddy = (FILES / "nginx.conf").read_text(), (FILES / "Caddyfile").read_text()
    assert nginx.count("{") == nginx.count("}") > 2
    assert caddy.count("{") == caddy.count("}") > 1
    for needed in NEEDED:
        assert needed in nginx
    for hidden in ("/metrics", "/health"):
        assert hidden in nginx
        assert hidden in caddy
    assert sizes(r"client_max_body_size (\d+)m;", nginx) == sizes(r"max_size (\d+)MiB", caddy) == [IMPORT_BYTES]


def sizes(pattern: str, text: str) -> list[int]:
    """How much may be sent, in bytes."""
    return [int(found) << 20 for found in re.findall(pattern, text)]


def test_the_proxies_understand_their_files(tmp_path: Path) -> None:
    """Where they are installed."""
    nginx, caddy, openssl = map(shutil.which, ("nginx", "caddy", "openssl"))
    if caddy is not None:
        asked = [caddy, "validate", "--adapter", "caddyfile", "--config", str(FILES / "Caddyfile")]
        home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
        told = subprocess.run(asked, capture_output=True, text=True, check=False, env=home)
        assert "Valid configuration" in told.stdout, told.stderr
    if nginx is not None and openssl is not None:
        pair = ["-subj", "/CN=games.example.org", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
        made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", *pair]
        subprocess.run(made, cwd=tmp_path, capture_output=True, check=True)
        text = (FILES / "nginx.conf").read_text().replace("/etc/letsencrypt/live/games.example.org", str(tmp_path))
        lines = [line for line in text.splitlines() if "listen [::]" not in line]  # not every computer has that
        mine = re.sub(r"listen \d+", lambda _: f"listen 127.0.0.1:{free_port()}", "\n".join(lines))
        whole = tmp_path / "nginx.conf"
        whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{mine}\n}}\n")
        asked = [nginx, "-t", "-q", "-e", "stderr", "-c", str(whole)]
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stderr
