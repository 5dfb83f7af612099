"""Makes the icons of the installed page from web/public/icon.svg: `python scripts/icons.py` (needs Chromium)."""

import subprocess
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).parents[1]
PUBLIC: Final = ROOT / "web" / "public"
PAPER: Final = "#efe3ca"
# The file, its size, how much of it the drawing takes, and what lies behind that. A maskable icon is cut to a circle of
# four fifths by some systems, and Apple's has no holes.
ICONS: Final = [
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable-192.png", 192, 0.66, PAPER),
    ("icon-maskable-512.png", 512, 0.66, PAPER),
    ("icon-apple.png", 180, 0.8, PAPER),
]
# Beside the clock a phone shows only where something is drawn: three white cards.
BADGE: Final = """<svg viewBox="0 0 32 32" fill="none" stroke="#fff" stroke-width="2.4">
  <rect x="13" y="6" width="15" height="20" rx="2.4" transform="rotate(14 20 16)" />
  <rect x="9" y="6" width="15" height="20" rx="2.4" transform="rotate(3 16 16)" />
  <rect x="5" y="6" width="15" height="20" rx="2.4" fill="#fff" transform="rotate(-8 12 16)" />
</svg>"""


def main() -> None:
    """Draw them all."""
    chromium = subprocess.check_output([ROOT / "scripts" / "browser.sh"], text=True).strip()
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size, share, paper in [*ICONS, ("icon-badge.png", 96, 1.0, "transparent")]:
            page.set_viewport_size({"width": size, "height": size})
            inside = BADGE if name == "icon-badge.png" else drawing
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{paper}"
            page.set_content(f'<body style="{style}"><div style="width:{share * 100}%">{inside}</div></body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
