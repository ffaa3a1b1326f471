#!/bin/sh
# Run on the training machine: device.sh OUT SCHOOL MINUTES [further options of learn.py]
set -e
cd "$(dirname "$0")"
out=$1 school=$2 minutes=$3
shift 3
if [ ! -x /tmp/node ]; then
  xz -dc node.xz > /tmp/node
  chmod +x /tmp/node
fi
export PYTHONUNBUFFERED=1
exec python3 learn.py --school "$school" --command "/tmp/node worker.mjs" --minutes "$minutes" --out "$out" "$@"
