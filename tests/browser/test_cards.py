"""The card browser and the rules help."""

from playwright.sync_api import expect

from browser.conftest import Arrive


def test_cards_are_found_by_words_age_colour_and_icon_and_the_address_carries_it(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    ann.open("/cards")
    count = ann.see("card-count")
    expect(count).to_have_text("115 cards")
    ann.page.get_by_role("button", name="Age 1", exact=True).click()
    expect(count).to_have_text("15 cards")
    ann.page.get_by_role("button", name="Red").click()
    ann.page.get_by_role("button", name="Castle").click()
    ann.see("card-search").fill("demand archery draw")
    expect(count).to_have_text("0 cards")
    ann.see("card-search").fill("highest card hand")
    expect(count).to_have_text("1 card")
    expect(ann.page.get_by_role("article")).to_contain_text("Archery")
    bob.open(ann.page.url)
    expect(bob.see("card-count")).to_have_text("1 card")
    expect(bob.page.get_by_role("button", name="Red")).to_have_attribute("aria-pressed", "true")


def test_an_edition_has_its_own_cards(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards")
    ann.page.get_by_label("Edition").select_option("1e")
    expect(ann.see("card-count")).to_have_text("210 cards")
    ann.page.get_by_role("button", name="Base", exact=True).click()
    expect(ann.see("card-count")).to_have_text("105 cards")
    expect(ann.page.get_by_role("button", name="Age 11")).to_have_count(0)
    assert "edition=1e" in ann.page.url


def test_the_cards_of_intrapreneurs_are_found_by_kind_and_family(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards")
    ann.page.get_by_label("Game").select_option("intrapreneurs")
    expect(ann.see("card-count")).to_have_text("135 cards")
    ann.page.get_by_role("button", name="macro event").click()
    expect(ann.see("card-count")).to_have_text("6 cards")
    ann.page.get_by_role("button", name="macro event").click()
    ann.page.get_by_role("button", name="Offering").click()
    ann.see("card-search").fill("lemonade")
    expect(ann.see("card-count")).to_have_text("1 card")


def test_the_rules_tell_what_differs_between_editions(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/rules")
    expect(ann.page.locator("#many")).to_contain_text("parley")
    ann.page.get_by_role("link", name="1st edition").click()
    expect(ann.page.locator("#many")).not_to_contain_text("parley")
    expect(ann.page.locator("#words")).to_contain_text("dominate")
    ann.page.get_by_role("link", name="Intrapreneurs").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("The rules of Intrapreneurs")


def test_the_rules_are_told_in_the_words_that_one_chose(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/rules?edition=1e")
    scoring = ann.page.locator("#scoring")
    expect(scoring).to_contain_text("Scoring and achieving")
    expect(scoring).to_contain_text("into your score pile")
    ann.see("words").select_option("iello")
    expect(scoring).to_contain_text("Scoring and dominating")
    expect(scoring).to_contain_text("into your Influence")
    expect(ann.page.locator("#glossary")).to_contain_text("Supremacy Dogma")
    expect(ann.page.locator("#echoes")).to_contain_text("Projects")
    told = ann.page.locator("#main section:not(#words)").all_inner_texts()
    assert not [text for text in told for word in ("achievement", "forecast", "meld") if word in text.lower()]
    ann.page.reload()
    expect(scoring).to_contain_text("Scoring and dominating")
