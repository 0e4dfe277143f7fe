"""What clients send and get, as types: the server's schema. docs/protocol.md explains them.

A module for each way: `requests` and their `answers` over HTTP, the `commands` of a socket and what
it is `told`; what goes more than one way is `common`.
"""

PROTOCOL = 2
"""The version of all this. It grows when a client that was made for an older one would no longer
understand what it is sent."""
