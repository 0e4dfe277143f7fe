"""``python -m hexagora`` is the program ``hexagora``."""

import sys

from hexagora.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
