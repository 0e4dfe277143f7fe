"""What the tests of the table set instead of the limits for strangers."""

from hexagora.server.limits import Limits

FAST = Limits(
    message_rate=100_000.0,
    message_burst=100_000.0,
    request_rate=100_000.0,
    request_burst=100_000.0,
    table_rate=100_000.0,
    table_burst=100_000.0,
    hint_rate=100_000.0,
    hint_burst=100_000.0,
)
