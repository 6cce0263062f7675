"""The logs of the tables and the people at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "table_log",
        sa.Column("table_id", sa.String(26), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.CheckConstraint("seq > 0", name=op.f("ck_table_log_seq_positive")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_table_log")),
    )
    op.create_table(
        "person",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_person_token_hash")),
    )


def downgrade() -> None:
    op.drop_table("person")
    op.drop_table("table_log")
