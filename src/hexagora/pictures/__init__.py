"""Positions and games as pictures: text for a terminal, SVG, films. They are drawn from facts."""
