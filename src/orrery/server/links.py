"""Links and visitors: the secrets that open a seat, and the token by which the server recognizes a browser.
The server stores only hashes: reading the database gives nobody a seat."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

SECRET_BYTES = 16
ID_SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"
ID_LENGTH = 12
COOKIE = "orrery"
SAFE_COOKIE = f"__Host-{COOKIE}"
"""The name over HTTPS: browsers take it only from this very host, so that no other site of the domain can set it."""
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie: players of games that last weeks must not lose their seats."""

SECRET = re.compile(r"[0-9A-Za-z_-]{22}")
ID = re.compile(f"^[0-9a-z]{{{ID_LENGTH}}}$")


def new_secret() -> str:
    """128 random bits, safe in a URL."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """A table's id. It is not secret, but nobody can count tables by it."""
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def hashed(secret: str) -> str:
    """The stored hash of a secret. Secrets are random, so they need neither salt nor a slow hash."""
    return sha256(secret.encode()).hexdigest()


def visitor_of(token: str) -> str:
    """The browser that holds a token, and the visitor for whom it stands unless `devices` says otherwise."""
    return hashed(token)


def is_id(text: str) -> bool:
    """Whether this can be a table's id."""
    return ID.fullmatch(text) is not None


def path(table: str, secret: str) -> str:
    """A link as it is given to a friend. The secret comes after the #, so that it is in no server's log."""
    return f"/t/{table}#{secret}"


def token_in(cookies: str, secure: bool, old: bool) -> str:
    """The token in a Cookie header, or an empty string. Over HTTPS only the cookie that no other site of the domain can
    set counts; the one of before there was HTTPS only where the host takes `old` ones for an upgrade."""
    safe = named(cookies, SAFE_COOKIE)
    return safe if secure and not old else safe or named(cookies, COOKIE)


def named(cookies: str, wanted: str) -> str:
    """The token in the cookie of that name, or an empty string."""
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and SECRET.fullmatch(value):
            return value
    return ""


def renamed(cookies: str) -> str:
    """The token of a browser that only has the cookie of before there was HTTPS; it gets the other one instead."""
    return "" if named(cookies, SAFE_COOKIE) else named(cookies, COOKIE)


def cookie(token: str, secure: bool) -> str:
    """The Set-Cookie header that gives a browser its token, for this site only and hidden from scripts."""
    ends = f"Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Strict"
    return f"{SAFE_COOKIE}={token}; {ends}; Secure" if secure else f"{COOKIE}={token}; {ends}"


def no_cookie(secure: bool = False) -> str:
    """The Set-Cookie header that takes the cookie away; by itself, the one of before there was HTTPS."""
    ends = "Max-Age=0; Path=/; HttpOnly; SameSite=Strict"
    return f"{SAFE_COOKIE}=; {ends}; Secure" if secure else f"{COOKIE}=; {ends}"
