"""Speed beside other libraries, measured in one run on one machine."""
