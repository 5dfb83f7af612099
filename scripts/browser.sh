#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests, and prints its path.
set -euo pipefail
cd "$(dirname "$0")/.."

# Not chromium-headless-shell: it sets text with other widths, and knows no notifications.
find_one() {
    local name
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
        command -v "$name" && return
    done
    return 1
}

install_package() {
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
    command -v apt-get >/dev/null || return 1
    # What it recommends beyond these is for a desktop: printers, notifications.
    "${as_root[@]}" apt-get update -qq && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends chromium chromium-sandbox fonts-liberation >/dev/null
}

from_playwright() {
    .venv/bin/python -m playwright install --with-deps chromium || .venv/bin/python -m playwright install chromium
    .venv/bin/python -c 'from playwright.sync_api import sync_playwright as start
with start() as playwright: print(playwright.chromium.executable_path)' >&3
}

exec 3>&1 1>&2  # only the path goes to the output
find_one >&3 || { install_package && find_one >&3; } || from_playwright
