"""Run by Alembic: the store hands its connection over."""

from alembic import context

from alhambra.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
