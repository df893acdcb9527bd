"""Alembic's way to the database: the connection of the server that starts, or by hand `-x database=URL`."""

from alembic import context

from orrery.server.schema import METADATA
from orrery.server.store import PATIENCE, engine, full_url


def run() -> None:
    connection = context.config.attributes.get("connection")
    if connection is not None:
        context.configure(connection=connection, target_metadata=METADATA)
        context.run_migrations()
        return
    url = context.get_x_argument(as_dictionary=True).get("database")
    if not url:
        raise SystemExit("Say which database: -x database=sqlite:///FILE")
    database = engine(full_url(url), PATIENCE, 1)
    with database.begin() as opened:
        context.configure(connection=opened, target_metadata=METADATA)
        context.run_migrations()
    database.dispose()


run()
