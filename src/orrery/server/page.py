"""The page: the built files of the browser table, read once when the server starts. Only these files can
be sent, so that no URL leads out of the folder. What else is the same for everybody is sent in the same way."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from litestar import Response

FOLDER = Path(__file__).parent / "page"
FRONT = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets/"
"""The folder of files whose names change with their content."""
WORTH_PACKING = 1_000
PACKED_TYPES = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page as it is sent."""

    content: bytes
    packed: bytes
    kind: str
    tag: str
    age: str


def made(content: bytes, kind: str, age: str) -> File:
    """A file as it is sent, packed once for all."""
    packable = len(content) > WORTH_PACKING and kind.startswith(PACKED_TYPES)
    packed = gzip.compress(content, 9, mtime=0) if packable else b""
    return File(content, packed, kind, f'"{sha256(content).hexdigest()[:32]}"', age)


def reply(file: File, headers: Mapping[str, str]) -> Response[bytes]:
    """The answer to a request with these headers: packed if the browser can unpack it, nothing if it has the file."""
    told = {"Cache-Control": file.age, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=told)
    if file.packed and "gzip" in headers.get("accept-encoding", ""):
        return Response(file.packed, headers=told | {"Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=told, media_type=file.kind)


def _file(name: str, content: bytes) -> File:
    kind = guess_type(name)[0] or "application/octet-stream"
    return made(content, kind, FOREVER if name.startswith(HASHED) else ASK_AGAIN)


class Page:
    """All files of the page by their path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(p for p in folder.rglob("*") if p.is_file()) if folder.is_dir() else []
        names = [p.relative_to(folder).as_posix() for p in found]
        self.files = {name: _file(name, path.read_bytes()) for name, path in zip(names, found, strict=True)}

    @property
    def built(self) -> bool:
        return FRONT in self.files

    def find(self, path: str) -> File | None:
        """The file at a path; the lobby and all tables are the same page."""
        path = path.strip("/")
        if not path or path == "t" or path.startswith("t/"):
            return self.files.get(FRONT)
        return self.files.get(path)
