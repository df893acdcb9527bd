"""Schema: the tables of the database. `migrations` creates them; a test compares the two.
Anything but a number or a name is JSON in a text column. Visitors and links are stored as hashes only."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()
WRITTEN = text("cut IS NOT NULL")

HASH = String(64)
ID = String(12)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("owner", HASH, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("frozen", Integer, nullable=True),
    Column("made", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", Text, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("rest", Text, nullable=False),
    Column("due", Float, nullable=True),
    Column("process", ID, nullable=True),
    Index("tables_due", "due"),
    Index("tables_owner", "owner"),
    Index("tables_process", "process"),
)
"""One row for each table. `rest` is what is not in the history: undone answers, outcomes that will come again, the
barrier, an undo that waits for consent. `frozen`: the game starts from the snapshot after that many entries, not from
the setup. `due`: when the table needs attention (0: a bot's turn). `process`: where the table lives, if several
processes share the database."""

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("host", String(80), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("beat", Integer, nullable=False),
    Column("address", String(80), nullable=False),
    Column("secret", String(32), nullable=False),
)
"""The processes that serve this database: one of a SQLite file, any number of PostgreSQL. `beat` goes up as long as the
process lives. `address`: where other processes reach it if they know the `secret`, which dies with it."""

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", ID, primary_key=True),
    Column("rules", String(80), nullable=False),
    Column("told", Text, nullable=False),
    Column("schema", String(16), nullable=False),
    Column("state", Text, nullable=False),
)
"""How a game ended: the points and the score sheet in each language, and the last position. Written once."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("by_grace", Boolean, nullable=False),
    Column("away", Float, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
)
"""Who sits where: a person, a bot, or nobody yet. A `bot` in a person's seat is a stand-in, `by_grace` one that
leaves automatically; `away`: since when nobody of the seat is here."""

LINKS = Table(
    "links",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret", HASH, nullable=False),
    Column("used_by", HASH, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
)
"""The link of a seat (-1: the spectator link). A new link replaces the old one; a revoked one is deleted. A seat's link
is for one visitor: `used_by` has used it. The spectator link is for many."""

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("visitor", HASH, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by_link", Boolean, nullable=False),
    Column("seen", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "visitor", "seat"),
    Index("sittings_visitor", "visitor"),
)
"""Which visitor may play which seat (-1: watch), and how much of the log the visitor has seen from it."""

ACTS = Table(
    "acts",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("visitor", HASH, nullable=False),
    Column("key", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("did", String(16), nullable=False),
    Column("time", Float, nullable=False),
    Column("cut", Integer, nullable=True),
    Column("added", Text, nullable=True),
    Column("lines_cut", Integer, nullable=True),
    Column("lines", Text, nullable=True),
    Column("prints", Text, nullable=True),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "visitor", "key", name="acts_once"),
    Index("acts_written", "table_id", "seq", sqlite_where=WRITTEN, postgresql_where=WRITTEN),
)
"""Every act, in order. The first `cut` entries of the history stay and those `added` follow them; likewise for the
lines of the log and the fingerprints. An undo is a row with a smaller cut. Nothing is done twice: keys are unique. From
time to time what many rows hold is folded into the last of them."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("at", Integer, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("schema", String(16), nullable=False),
    Column("state", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "at"),
)
"""The state itself after `at` entries: at the start and where each round begins."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("args", Text, nullable=True),
    Column("time", Float, nullable=False),
    Column("visitor", HASH, nullable=True),
    PrimaryKeyConstraint("table_id", "number"),
    Index("chat_visitor", "visitor"),
)
"""The chat. With `args`, the text is the key of an announcement. `visitor`: who said it, or who sat down or changed
their name, so that it can be removed also where that person no longer sits."""

STANDING = Table(
    "standing",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("said", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "number"),
)
"""The standing answers of each seat."""

DEVICES = Table(
    "devices",
    METADATA,
    Column("device", HASH, primary_key=True),
    Column("visitor", HASH, nullable=False),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Integer, nullable=False),
    Index("devices_visitor", "visitor"),
)
"""For which visitor a browser stands, if it is not the one named like itself (the hash of its token). `seen`: the day,
counted from 1970. A browser that was signed out stands for a stranger; its row is never deleted while the visitor named
like it may have anything, since without a row it would be that visitor again."""

RECOVERY = Table(
    "recovery",
    METADATA,
    Column("visitor", HASH, primary_key=True),
    Column("code", HASH, nullable=False),
    Column("salt", String(32), nullable=False),
    Column("proof", HASH, nullable=False),
    Index("recovery_code", "code", unique=True),
)
"""How a visitor can be taken along to another browser: the hash of the code, and a slow, salted hash of the code with
the passphrase."""
