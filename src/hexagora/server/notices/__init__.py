"""Notices: whoever plays over days hears when a game waits for them, where and when they like."""
