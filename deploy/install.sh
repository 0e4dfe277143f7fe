#!/bin/sh
# install.sh PREFIX: Hexagora with all that a server needs, in a virtual environment at PREFIX.
# Run in the folder of the sources. The Dockerfile runs it; on a machine without containers so can you.
set -eu
prefix=$1
python=${PYTHON:-python3}
"$python" -m venv "$prefix"
# Exact versions, for what is installed and for what builds it.
PIP_CONSTRAINT=$PWD/requirements.lock PIP_BUILD_CONSTRAINT=$PWD/requirements.lock
PIP_DISABLE_PIP_VERSION_CHECK=1
export PIP_CONSTRAINT PIP_BUILD_CONSTRAINT PIP_DISABLE_PIP_VERSION_CHECK
if [ ! -e src/hexagora/server/static/index.html ]; then
  "$prefix/bin/python" web/build_client.py --get-node
fi
"$prefix/bin/python" -m pip install --quiet --no-cache-dir ".[terminal,table,postgres]"
"$prefix/bin/hexagora" --version
