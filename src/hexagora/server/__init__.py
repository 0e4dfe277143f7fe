"""The table: a server that lets people and bots play in the browser, and judges everything."""
