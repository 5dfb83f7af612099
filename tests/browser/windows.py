"""Windows of a browser: to open one takes longer than most of what is looked at in it, so that they are used again."""

import json
from collections import defaultdict
from typing import Any, Final

from playwright.sync_api import Browser, Page

SETTINGS: Final = """
    if (location.protocol.startsWith("http") && !localStorage.getItem("splay.settings"))
        localStorage.setItem("splay.settings", JSON.stringify(%s));
"""
QUIET: Final = "/icon.svg"
"""An address at the server where nothing happens."""
DESKTOP: Final = {"width": 1280, "height": 720}


class Windows:
    """The windows of a browser, each with cookies and a memory of its own, which it loses when somebody leaves it.

    What stays is what the browser has fetched from the server, and that a socket was posed: such windows are apart.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free = defaultdict[str, list[Page]](list)
        self._kinds: dict[Page, str] = {}

    def open(
        self,
        address: str,
        settings: dict[str, Any],
        *,
        viewport: Any = DESKTOP,
        color_scheme: Any = "light",
        posed: bool = False,
        own: bool = False,
        **how: Any,
    ) -> Page:
        """Open a window that is like a new one; one's own is really new, and no one else's afterwards."""
        # Few tests are about the service worker, and all others would wait for what it fetches beforehand.
        how = {"base_url": address, "service_workers": "block", **how}
        kind = repr((sorted(how.items()), settings, posed))
        own = own or how["service_workers"] == "allow"
        if self._free[kind] and not own:
            page = self._free[kind].pop()
        else:
            context = self._browser.new_context(**how)
            context.add_init_script(SETTINGS % json.dumps(settings))
            page = context.new_page()
        if not own:
            self._kinds[page] = kind
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme)
        return page

    def close(self, page: Page, again: bool) -> None:
        """Close a window, or keep it to be opened again."""
        kind = self._kinds.pop(page, None)
        if kind is None or not again or page.context.pages != [page]:
            page.context.close()
            return
        page.unroute_all(behavior="ignoreErrors")
        page.mouse.move(-1, -1)
        page.goto(QUIET)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.context.clear_cookies()
        self._free[kind].append(page)
