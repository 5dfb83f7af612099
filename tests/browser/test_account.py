"""Somebody is the same person on two devices by a passkey, made and used in a real browser."""

from typing import Any

from playwright.sync_api import CDPSession, expect

from browser.conftest import Arrive
from browser.people import Person
from browser.process import ServerProcess


def authenticator(person: Person) -> tuple[CDPSession, str]:
    """Give somebody's page a device that makes and shows passkeys without asking anybody."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def keys_of(session: CDPSession, device: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    return found


def test_a_passkey_is_made_taken_along_and_removed(arrive: Arrive, server: ServerProcess) -> None:
    ann = arrive("ann", own=True, base_url=server.by_name)
    ann.open("/")
    ann.page.get_by_role("link", name="Keep it on all your devices").click()
    session, device = authenticator(ann)
    expect(ann.see("account-name")).to_have_text("ann")
    ann.see("make-passkey").click()
    expect(ann.see("passkey")).to_contain_text("Chrome on Linux")
    expect(ann.see("account-news")).to_contain_text("has a passkey of yours")
    ann.see("make-passkey").click()
    expect(ann.see("account-problem")).to_contain_text("already")

    # The device of a friend, at which the passkey is as well, as if a vault had brought it along.
    bob = arrive("bob", own=True, base_url=server.by_name)
    table = bob.make_table("innovation", "4e", "open")
    bob.open("/account")
    expect(bob.see("account-name")).to_have_text("bob")
    there, other = authenticator(bob)
    for key in keys_of(session, device):
        there.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": key})
    bob.see("sign-in").click()
    expect(bob.see("account-problem")).to_contain_text("This browser is bob, who sits at a table")
    bob.see("replace").click()
    expect(bob.see("account-name")).to_have_text("ann")
    assert bob.api("GET", f"/api/tables/{table}")["you"]["seat"] is None
    expect(bob.see("passkey")).to_contain_text("used")
    bob.see("sign-out").click()
    expect(bob.see("account-name")).to_contain_text("Guest")
    expect(bob.see("passkey")).to_have_count(0)

    ann.page.get_by_role("button", name="Remove the passkey").click()
    expect(ann.see("passkey")).to_have_count(0)
    bob.see("sign-in").click()
    expect(bob.see("account-problem")).to_contain_text("not known here")
    expect(bob.see("account-name")).to_contain_text("Guest")


def test_where_there_can_be_no_passkey_it_is_said(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/account")
    expect(ann.see("no-passkeys")).to_contain_text("an address with a name")
    expect(ann.see("make-passkey")).to_have_count(0)
