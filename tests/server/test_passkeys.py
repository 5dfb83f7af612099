"""Passkeys: who has one is the same person everywhere, and nobody else is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

import databases
from authenticator import Device
from guests import Guest, Json, Time, Venue, elsewhere, refusal
from guests import venue as open_venue
from splay.kernel.errors import SplayError
from splay.server.admin.people import bar, data_of, forget_person
from splay.server.base64url import encoded
from splay.server.passkeys import MOST
from splay.server.play import Bounds
from splay.server.store import engine_of
from splay.server.visitors import COOKIE


def with_passkey(guest: Guest, device: Device, name: str = "Phone") -> Json:
    """Let somebody make a passkey; returns it as it is listed."""
    response = guest.post("/api/passkeys", name=name, **device.makes(guest.post("/api/passkeys/options").json()))
    assert response.status_code == 201, response.text
    made: Json = response.json()
    return made


def listed(guest: Guest) -> list[Json]:
    found: list[Json] = guest.get("/api/passkeys").json()["passkeys"]
    return found


def challenge(venue: Venue) -> Json:
    asked: Json = venue.client.post("/api/sign-in/options").json()
    return asked


def test_a_passkey_brings_somebody_to_another_browser(venue: Venue) -> None:
    ann, device = venue.guest("ann"), Device()
    table = ann.makes_table("open", "open")
    made = with_passkey(ann, device)
    assert listed(ann) == [{"id": made["id"], "name": "Phone", "created": made["created"], "used": None}]
    browser = venue.client
    asked = challenge(venue)
    assert asked["options"]["rpId"] == "testserver" and asked["options"]["allowCredentials"] == []
    venue.time.passes(60)
    response = browser.post("/api/sign-in", json=device.signs(asked))
    assert response.json() == {"id": ann.id, "name": "ann"}
    assert "HttpOnly" in response.headers["set-cookie"]
    assert browser.get("/api/visitor").json()["id"] == ann.id
    assert browser.get(f"/api/tables/{table}").json()["you"]["seat"] == 0
    assert listed(ann)[0]["used"] > made["created"]


def test_what_a_browser_is_asked_says_who_it_is_for_and_which_passkeys_there_are(venue: Venue) -> None:
    ann, device = venue.guest("ann"), Device()
    made = with_passkey(ann, device)
    options = ann.post("/api/passkeys/options").json()["options"]
    assert options["rp"] == {"name": "Splay", "id": "testserver"}
    assert options["user"] == {"id": encoded(ann.id.encode()), "name": "ann", "displayName": "ann"}
    assert [each["id"] for each in options["excludeCredentials"]] == [encoded(device.id)]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert made["id"] not in str(options), "what the server calls it is nobody else's business"


def test_a_passkey_that_was_removed_signs_nobody_in(venue: Venue) -> None:
    ann, bob, device = venue.guest("ann"), venue.guest("bob"), Device()
    made = with_passkey(ann, device)
    path = f"/api/passkeys/{made['id']}"
    assert refusal(venue.client.delete(path, headers=bob.headers)) == "not_found"
    assert venue.client.delete(path, headers=ann.headers).status_code == 204
    assert refusal(venue.client.delete(path, headers=ann.headers)) == "not_found"
    assert listed(ann) == []
    assert refusal(venue.client.post("/api/sign-in", json=device.signs(challenge(venue)))) == "not_found"


def test_a_challenge_is_answered_once_and_soon(venue: Venue) -> None:
    ann, device = venue.guest("ann"), Device()
    asked = ann.post("/api/passkeys/options").json()
    assert ann.post("/api/passkeys", **device.makes(asked)).status_code == 201
    assert refusal(ann.post("/api/passkeys", **Device().makes(asked))) == "stale"
    proof = device.signs(asked := challenge(venue))
    assert venue.client.post("/api/sign-in", json=proof).status_code == 200
    assert refusal(venue.client.post("/api/sign-in", json=proof)) == "forbidden", "it has signed as often already"
    assert refusal(venue.client.post("/api/sign-in", json=device.signs(asked))) == "stale"
    late = challenge(venue)
    venue.time.passes(301)
    assert refusal(venue.client.post("/api/sign-in", json=device.signs(late))) == "stale"


def test_one_passkey_is_one_persons(venue: Venue) -> None:
    ann, bob, device = venue.guest("ann"), venue.guest("bob"), Device()
    with_passkey(ann, device)
    assert refusal(bob.post("/api/passkeys", **device.makes(bob.post("/api/passkeys/options").json()))) == "stale"
    assert listed(bob) == []
    assert venue.client.post("/api/sign-in", json=device.signs(challenge(venue))).json()["id"] == ann.id


def test_a_challenge_is_for_one_visitor_and_one_purpose(venue: Venue) -> None:
    ann, bob, device = venue.guest("ann"), venue.guest("bob"), Device()
    asked = ann.post("/api/passkeys/options").json()
    assert refusal(bob.post("/api/passkeys", **device.makes(asked))) == "forbidden"
    with_passkey(ann, device)
    wrong = {**challenge(venue), "token": ann.post("/api/passkeys/options").json()["token"]}
    assert refusal(venue.client.post("/api/sign-in", json=device.signs(wrong))) == "forbidden"
    for token in ("", "nonsense", asked["token"][:-2] + "xx"):
        proof = {**device.signs(challenge(venue)), "token": token}
        assert refusal(venue.client.post("/api/sign-in", json=proof)) == "forbidden"


def other_key(device: Device, asked: Json) -> Json:
    return Device(id=device.id, count=9).signs(asked)


def other_origin(device: Device, asked: Json) -> Json:
    return device.signs(asked, origin="https://evil.example")


def other_site(device: Device, asked: Json) -> Json:
    return device.signs({**asked, "options": {**asked["options"], "rpId": "evil.example"}})


def other_challenge(device: Device, asked: Json) -> Json:
    return device.signs(asked, challenge=encoded(bytes(32)))


def other_kind(device: Device, asked: Json) -> Json:
    return device.signs(asked, type="webauthn.create")


def garbage(device: Device, asked: Json) -> Json:
    proof = device.signs(asked)
    proof["credential"]["response"] = dict.fromkeys(proof["credential"]["response"], "AAAA")
    return proof


FORGERIES = [other_key, other_origin, other_site, other_challenge, other_kind, garbage]


@pytest.mark.parametrize("forged", FORGERIES)
def test_what_proves_nothing_is_refused(venue: Venue, forged: Callable[[Device, Json], Json]) -> None:
    ann, device = venue.guest("ann"), Device()
    with_passkey(ann, device)
    assert refusal(venue.client.post("/api/sign-in", json=forged(device, challenge(venue)))) == "forbidden"
    assert COOKIE not in venue.client.cookies


@pytest.mark.parametrize(
    "attestation", ["", "AAAA", encoded(b"\x81" * 4000), encoded(b"\xa3cfmtdnonegattStmt\xa0hauthDataA0")]
)
def test_a_passkey_that_is_none_is_refused(venue: Venue, attestation: str) -> None:
    ann = venue.guest("ann")
    made = Device().makes(ann.post("/api/passkeys/options").json())
    made["credential"]["response"]["attestationObject"] = attestation
    assert refusal(ann.post("/api/passkeys", **made)) == "forbidden"
    assert refusal(ann.post("/api/passkeys", **{**made, "credential": {"id": "not base64!"}})) == "malformed"
    assert listed(ann) == []


def test_nobody_has_endless_passkeys(venue: Venue) -> None:
    ann = venue.guest("ann")
    for _ in range(MOST):
        with_passkey(ann, Device(), name=" \u202e" * 40)
    assert {each["name"] for each in listed(ann)} == {"A passkey"}
    assert refusal(ann.post("/api/passkeys/options")) == "too_many"


def browse(venue: Venue, name: str) -> Json:
    """Let the browser that keeps cookies be somebody new."""
    venue.client.cookies.clear()
    venue.client.get("/api/visitor")
    told: Json = venue.client.put("/api/visitor", json={"name": name}).json()
    return told


def test_somebody_who_would_lose_their_tables_is_asked_first(venue: Venue) -> None:
    ann, device, browser = venue.guest("ann"), Device(), venue.client
    with_passkey(ann, device)
    bob = browse(venue, "bob")
    seats = [{"kind": "open"}, {"kind": "open"}]
    browser.post("/api/tables", json={"seats": seats})
    proof = device.signs(challenge(venue))
    response = browser.post("/api/sign-in", json=proof)
    assert refusal(response) == "replaces" and "bob, who sits at a table" in response.text
    assert browser.get("/api/visitor").json() == bob
    assert browser.post("/api/sign-in", json={**proof, "replace": True}).json()["id"] == ann.id


def test_somebody_with_a_passkey_leaves_a_browser_and_comes_back(venue: Venue) -> None:
    browser, device = venue.client, Device()
    bob = browse(venue, "bob")
    browser.post("/api/tables", json={"seats": [{"kind": "open"}, {"kind": "open"}]})
    assert refusal(browser.post("/api/sign-out")) == "illegal"
    made = browser.post("/api/passkeys", json=device.makes(browser.post("/api/passkeys/options").json()))
    assert made.status_code == 201
    assert browser.post("/api/sign-out").status_code == 204
    assert browser.get("/api/visitor").json()["id"] != bob["id"]
    assert browser.post("/api/sign-in", json=device.signs(challenge(venue))).json() == bob
    other = Device()
    with_passkey(venue.guest("ann"), other)
    assert browser.post("/api/sign-in", json=other.signs(challenge(venue))).json()["name"] == "ann", "nothing is lost"


def asked_at(venue: Venue, **headers: str) -> Any:
    return venue.client.post("/api/sign-in/options", headers=headers)


def test_passkeys_are_for_the_host_that_the_browser_is_at(venue: Venue) -> None:
    def name(**headers: str) -> str:
        return str(asked_at(venue, **headers).json()["options"]["rpId"])

    assert name(host="localhost:8000") == "localhost"
    assert name(host="splay.example", origin="https://splay.example") == "splay.example"
    assert refusal(asked_at(venue, host="splay.example", origin="https://evil.example")) == "forbidden"
    for host in ("127.0.0.1:8000", "[::1]:8000", ""):
        assert refusal(asked_at(venue, host=host)) == "illegal"
    ann, device = venue.guest("ann"), Device(origin="https://splay.example")
    ann.headers |= {"host": "splay.example", "origin": "https://splay.example"}
    with_passkey(ann, device)


def test_a_server_that_knows_its_address_has_passkeys_for_that_one_only(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", public_address="https://splay.example") as venue:
        ann = venue.guest("ann")
        asked = ann.post("/api/passkeys/options").json()
        assert asked["options"]["rp"]["id"] == "splay.example"
        assert refusal(ann.post("/api/passkeys", **Device("http://splay.example").makes(asked))) == "forbidden"
        assert ann.post("/api/passkeys", **Device("https://splay.example").makes(asked)).status_code == 201


def test_one_who_is_banned_does_not_come_back_by_a_passkey(venue: Venue, tmp_path: Path) -> None:
    ann, device = venue.guest("ann"), Device()
    with_passkey(ann, device)
    engine = engine_of(databases.address(tmp_path / "splay.db"))
    bar(engine, ann.id, "banned", "")
    engine.dispose()
    assert venue.client.portal is not None
    venue.client.portal.call(venue.house.learn_barred)
    assert refusal(venue.client.post("/api/sign-in", json=device.signs(challenge(venue)))) == "forbidden"
    assert COOKIE not in venue.client.cookies


def test_what_one_node_asks_another_is_answered(tmp_path: Path) -> None:
    if databases.kind() == "sqlite":
        pytest.skip("a server on SQLite is alone")
    time, device = Time(), Device()
    with open_venue(tmp_path / "splay.db", clock=time) as one, open_venue(tmp_path / "splay.db", clock=time) as two:
        ann = one.guest("ann")
        asked = ann.post("/api/passkeys/options").json()
        assert elsewhere(two, ann).post("/api/passkeys", **device.makes(asked)).status_code == 201
        proof = device.signs(challenge(two))
        assert one.client.post("/api/sign-in", json=proof).json()["id"] == ann.id
        two.client.cookies.clear()
        assert refusal(two.client.post("/api/sign-in", json=proof)) == "forbidden"
        asked = challenge(one)
        assert two.client.post("/api/sign-in", json=device.signs(asked)).status_code == 200
        assert refusal(one.client.post("/api/sign-in", json=device.signs(asked))) == "stale"


def test_somebody_gets_and_is_freed_of_what_is_stored_of_their_passkeys_and_calls(venue: Venue, tmp_path: Path) -> None:
    device, endpoint = Device(), "https://push.example/ann"
    ann = venue.guest("ann")
    made = with_passkey(ann, device)
    point = encoded(device.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    ann.post("/api/push", endpoint=endpoint, keys={"p256dh": point, "auth": encoded(bytes(16))})
    engine = engine_of(databases.address(tmp_path / "splay.db"))
    data: Any = data_of(engine, ann.id)
    assert data["passkeys"] == [{"name": "Phone", "created": made["created"], "used": None}]
    assert [told["endpoint"] for told in data["told_at"]] == [endpoint]
    forget_person(engine, ann.id, Bounds(100, 10, 200))
    with pytest.raises(SplayError, match="nothing is stored"):
        data_of(engine, ann.id)
    engine.dispose()
    assert refusal(venue.client.post("/api/sign-in", json=device.signs(challenge(venue)))) == "not_found"
