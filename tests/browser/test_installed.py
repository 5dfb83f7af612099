"""The installed page: without a network it shows cards and rules and no old game, and it calls to the table."""

import json
from collections.abc import Callable
from time import monotonic

import pytest
from PIL import Image
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person
from browser.process import ROOT, ServerProcess
from push_service import PushService

SUBSCRIBE = """
    PushManager.prototype.subscribe = async function (options) {
        const key = new Uint8Array(options.applicationServerKey).length;
        if (key !== 65 || !options.userVisibleOnly) throw new Error("no browser would take that");
        return { endpoint: "%(endpoint)s", options, toJSON: () => (%(all)s), unsubscribe: async () => true };
    };
"""
"""A real push service is out of reach of tests: here the browser has subscribed at the test's own."""
LISTEN = """
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""


def wait_until(person: Person, is_so: Callable[[], bool]) -> None:
    end = monotonic() + 30
    while not is_so():
        assert monotonic() < end, "it has not come to pass"
        person.page.wait_for_timeout(50)


def installed(person: Person) -> None:
    """Wait until the service worker has all that it needs."""
    person.wait_for("() => navigator.serviceWorker.ready.then(() => undefined)")
    has_cards = """async () => {
        for (const name of await caches.keys()) {
            const kept = (await (await caches.open(name)).keys()).map((each) => each.url);
            if (kept.filter((url) => url.includes('/api/cards')).length >= 3) return true;
        }
        return false;
    }"""
    wait_until(person, lambda: person.page.evaluate(has_cards))


def test_without_a_network_there_are_cards_and_rules_and_no_old_game(arrive: Arrive) -> None:
    ann = arrive("ann", service_workers="allow")
    table = ann.play_bot(level="random")
    ann.wait_for_turn()
    installed(ann)
    kept = ann.page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys())
                found.push(...(await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname));
            return found;
        }"""
    )
    assert {path for path in kept if path.startswith("/api/")} == {"/api/games", "/api/cards"}
    ann.context.set_offline(True)
    ann.open("/cards?edition=3e&search=archery")
    expect(ann.page.get_by_text("Archery").first).to_be_visible()
    ann.open("/rules")
    expect(ann.page.get_by_role("heading", level=1).first).to_be_visible()
    ann.open(f"/table/{table}")
    expect(ann.see("connection")).to_be_visible()
    expect(ann.see("decision")).to_have_count(0)
    ann.context.set_offline(False)
    assert ann.wait_for_turn() is not None, "the table comes back by itself"


def test_a_turn_is_told_by_title_sound_and_notification_and_with_the_page_closed(
    arrive: Arrive, server: ServerProcess
) -> None:
    with PushService() as service:
        bob = arrive("bob", service_workers="allow", permissions=["notifications"])
        subscription = service.subscription("bobs")
        told = {"endpoint": subscription["endpoint"], "all": json.dumps(subscription)}
        bob.context.add_init_script(SUBSCRIBE % told + LISTEN)
        ann = arrive("ann")
        table = ann.make_table("innovation", "4e", "open")
        bob.open(f"/table/{table}")
        bob.see("sit-1").click()
        expect(bob.see("sit-1")).to_have_count(0)
        ann.api("POST", f"/api/tables/{table}/start", {})
        expect(bob.see("decision")).to_be_visible()
        bob.see("menu").click()
        bob.see("notify").check()
        expect(bob.see("notify")).to_be_checked()
        expect(bob.see("notify")).to_be_enabled()
        bob.page.keyboard.press("Escape")
        assert bob.page.evaluate("window.heard") == 0, "it is not his turn, or it was before"

        def moves(mover: Person) -> None:
            """Let somebody answer by the API until the other one is asked."""
            while True:
                decision = mover.api("GET", f"/api/tables/{table}/state")["decision"]
                if not decision["yours"]:
                    return
                mover.api("POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": 0})

        moves(ann)
        expect(bob.page).to_have_title("● Your turn · Splay")
        bob.page.wait_for_function("window.heard >= 2")
        moves(bob)
        expect(bob.page).to_have_title("Splay")
        heard = bob.page.evaluate("window.heard")
        bob.see("menu").click()
        bob.see("sound").uncheck()
        bob.page.keyboard.press("Escape")
        moves(ann)
        expect(bob.page).to_have_title("● Your turn · Splay")
        assert bob.page.evaluate("window.heard") == heard
        moves(bob)
        assert service.told == [], "his page is open"

        # The page is closed: now the server calls, and the service worker shows it.
        bob.open("/rules")
        moves(ann)
        wait_until(bob, lambda: len(service.told) == 1)
        browser, message = service.told[0]
        assert (browser, message["table"], message["body"]) == ("bobs", table, "Innovation with ann")
        worker = bob.context.new_cdp_session(bob.page)
        registrations: list[str] = []
        worker.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
        )
        worker.send("ServiceWorker.enable")
        wait_until(bob, lambda: bool(registrations))
        given = {"origin": server.address, "registrationId": registrations[0], "data": json.dumps(message)}
        worker.send("ServiceWorker.deliverPushMessage", given)
        is_shown = """async ([table]) => {
            const shown = await (await navigator.serviceWorker.ready).getNotifications();
            return shown.some((each) => each.title === 'It is your turn' && each.tag === table);
        }"""
        wait_until(bob, lambda: bob.wait_for(is_shown, [table]))


@pytest.mark.parametrize("name", ["icon-192.png", "icon-512.png", "icon-maskable-192.png", "icon-maskable-512.png"])
def test_the_manifest_names_icons_that_are_as_large_as_it_says(name: str) -> None:
    public = ROOT / "web" / "public"
    icon = next(
        icon for icon in json.loads((public / "manifest.webmanifest").read_text())["icons"] if icon["src"] == f"/{name}"
    )
    with Image.open(public / name) as picture:
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
        corner = picture.convert("RGBA").getpixel((0, 0))
        assert isinstance(corner, tuple) and (corner[3] == 255) == (icon["purpose"] == "maskable")
