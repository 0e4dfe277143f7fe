"""Leagues and tournaments at the table: sign-up, rounds that open their own tables, standings.

Who meets whom and what that comes to is the logic of `hexagora.events`; here it is kept, done once
however many servers there are, and shown.
"""
