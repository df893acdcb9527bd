"""A page whose process is killed finds its table in another one by itself, and what was answered meanwhile arrives."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from bench.proxy import proxy
from playwright.sync_api import Browser
from sqlalchemy import create_engine, select

from orrery.server.page import FOLDER
from orrery.server.schema import PROCESSES, TABLES
from orrery.server.store import full_url
from tests.server.databases import database
from tests.server.test_lease import opened, process
from tests.web.player import Clicker
from tests.web.screens import open_table


def test_a_page_follows_its_table_to_another_process(chromium: Browser, tmp_path: Path) -> None:
    with ExitStack() as stack:
        url = stack.enter_context(database("postgresql", tmp_path))
        processes = [stack.enter_context(process(url, beat=0.1, page=FOLDER)) for _ in range(2)]
        ports = [int(opened(it).rpartition(":")[2]) for it in processes]
        site = stack.enter_context(proxy(ports))
        page = stack.enter_context(chromium.new_context(base_url=site, locale="en", reduced_motion="reduce")).new_page()
        page.goto("/")
        open_table(page, "race", 1)
        player = Clicker(page, seed=21)
        assert player.await_turn()
        player.answer()
        assert player.await_turn()
        home = select(PROCESSES.c.pid).join(TABLES, TABLES.c.process == PROCESSES.c.id)
        engine = create_engine(full_url(url))
        with engine.connect() as connection:
            owner = connection.execute(home).scalar_one()
        engine.dispose()
        next(it for it in processes if it.pid == owner).kill()
        player.answer()
        assert player.await_turn()
