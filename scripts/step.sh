#!/usr/bin/env bash
# Runs one step of the setup and says only what it is; what its programs say is shown if it fails.
set -uo pipefail
echo "$1 ..."
said="$(mktemp)"
trap 'rm -f "$said"' EXIT
"${@:2}" >"$said" 2>&1 || {
    status=$?
    cat "$said" >&2
    exit "$status"
}
