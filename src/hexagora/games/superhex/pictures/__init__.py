"""How it looks: for a terminal, and as SVG."""
