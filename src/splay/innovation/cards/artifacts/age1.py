"""Artifacts of History: age 1."""

from splay.innovation.card import ARTIFACTS, having, highest, joined, not_of_color, of_color, of_value
from splay.innovation.facts import BLUE, CASTLE, COLORS, CROWN, GREEN, HEX, LEAF, LEFT, LIGHTBULB, PURPLE, RED, YELLOW
from splay.innovation.player import Player
from splay.innovation.zone import ACHIEVEMENTS, BOARD, DISPLAY, HAND, SCORE

treaty_of_kadesh = ARTIFACTS.card("Treaty of Kadesh", 1, BLUE, CROWN, CASTLE, HEX, CASTLE)


@treaty_of_kadesh.compel("Return every top card of yours that has a demand!")
def treaty_of_kadesh_compel(you: Player, me: Player) -> None:
    you.return_all([card for card in you.tops() if card.demands])


@treaty_of_kadesh.dogma("Score one of your top cards that has a demand and is not blue.")
def treaty_of_kadesh_score(you: Player) -> None:
    demanding = [card for card in not_of_color(you.tops(), BLUE) if card.demands]
    you.score(you.choose(demanding, "Score a top card with a demand"))


treaty_of_kadesh.ruling("A compel is a demand too. Cards uncovered by the return stay.")

sibidu_needle = ARTIFACTS.card("Sibidu Needle", 1, BLUE, CASTLE, CASTLE, CASTLE, HEX)


@sibidu_needle.dogma(
    "Draw a {1} and reveal it. If your top card of its colour has its value, score the drawn card and repeat this."
)
def sibidu_needle_score(you: Player) -> None:
    # It ends at the latest with the decks, because nothing that is scored comes back.
    while True:
        card = you.draw_and_reveal(1)
        top = you.top(card.color)
        if top is None or top.age != card.age:
            return
        you.score(card)


sibidu_needle.ruling("A revealed card that does not fit stays in your hand.")

basur_hoyuk_tokens = ARTIFACTS.card("Basur Hoyuk Tokens", 1, BLUE, CROWN, HEX, LEAF, LEAF)


@basur_hoyuk_tokens.dogma(
    "Draw a {4} and reveal it. If the name of your top card of its colour is earlier in the alphabet, return your "
    "whole score pile and the drawn card."
)
def basur_hoyuk_tokens_draw(you: Player) -> None:
    card = you.draw_and_reveal(4)
    top = you.top(card.color)
    if top is not None and top.name.casefold() < card.name.casefold():
        you.return_all(joined([card], you.score_pile))


basur_hoyuk_tokens.ruling("Otherwise the drawn card stays in your hand.")

holmegaard_bows = ARTIFACTS.card("Holmegaard Bows", 1, RED, CASTLE, LEAF, HEX, LEAF)


@holmegaard_bows.compel("Of your top cards with a {castle}, move the highest to my hand!")
def holmegaard_bows_compel(you: Player, me: Player) -> None:
    you.transfer(you.choose(highest(having(you.tops(), CASTLE)), "Hand over a top card"), me, HAND)


@holmegaard_bows.dogma("Draw one {2}.")
def holmegaard_bows_draw(you: Player) -> None:
    you.draw(2)


holmegaard_bows.ruling("Higher top cards without a castle do not matter.")

papyrus_of_ani = ARTIFACTS.card("Papyrus of Ani", 1, RED, LEAF, LEAF, LEAF, HEX)


@papyrus_of_ani.dogma(
    "Return a purple card you hold. If you do, choose a type, draw a card of it two values higher and reveal it. If it "
    "is purple, meld it and carry out its non-demand effects, for yourself only."
)
def papyrus_of_ani_draw(you: Player) -> None:
    returned = you.seek(of_color(you.hand, PURPLE), "Return a purple card")
    if returned is None or not you.return_card(returned):
        return
    card = you.draw_of_type(you.choose_type("Draw a card of the type"), value=returned.age + 2)
    you.reveal([card])
    if card.color is PURPLE:
        you.meld(card)
        you.self_execute(card.side(True))


papyrus_of_ani.ruling("The purple card is shown before it is returned; who holds none shows the hand.")
papyrus_of_ani.ruling("A drawn card that is not purple stays in your hand.")

pavlovian_tusk = ARTIFACTS.card("Pavlovian Tusk", 1, RED, HEX, CROWN, CASTLE, CROWN)


@pavlovian_tusk.dogma(
    "Draw three cards of the value that your top green card has. Of the three, return one and score another."
)
def pavlovian_tusk_draw(you: Player) -> None:
    top = you.top(GREEN)
    drawn = you.draw_several(3, value=0 if top is None else top.age)
    returned = you.choose(drawn, "Return a drawn card")
    you.return_card(returned)
    you.score(you.choose([card for card in drawn if card is not returned], "Score a drawn card"))


pavlovian_tusk.ruling("Without a green card the value is 0: you draw the lowest cards there are.")

priest_king = ARTIFACTS.card("Priest-King", 1, GREEN, CASTLE, HEX, CASTLE, CASTLE)


@priest_king.dogma(
    "Score a card you hold. If you have a top card of its colour, carry out that one's non-demand effects, for "
    "yourself only."
)
def priest_king_score(you: Player) -> None:
    card = you.choose(you.hand, "Score a card")
    if card is not None:
        # Ruling: it is shown, because on its colour hangs what follows.
        you.prove([card])
        you.score(card)
        you.self_execute(you.top(card.color))


@priest_king.dogma("If you are eligible for an achievement, claim one.")
def priest_king_claim(you: Player) -> None:
    you.claim_standard()


priest_king.ruling("The scored card is shown to everyone, because its colour says which effects follow.")
priest_king.ruling("A green card makes you carry out Priest-King itself, if that is your top green card.")

electrum_stater_of_efesos = ARTIFACTS.card("Electrum Stater of Efesos", 1, GREEN, CROWN, HEX, CASTLE, CROWN)


@electrum_stater_of_efesos.dogma(
    "Draw a {3} and reveal it. If its colour is not on your board, meld it and repeat this."
)
def electrum_stater_of_efesos_draw(you: Player) -> None:
    # It ends at the latest when all five colours are there.
    while True:
        card = you.draw_and_reveal(3)
        if you.top(card.color) is not None:
            return
        you.meld(card)


electrum_stater_of_efesos.ruling("The last card revealed stays in your hand.")

jiskairumoko_necklace = ARTIFACTS.card("Jiskairumoko Necklace", 1, GREEN, HEX, CROWN, CASTLE, CASTLE)


@jiskairumoko_necklace.compel(
    "Return a card of your score pile! If you do, move one of your achievements of its value to mine!"
)
def jiskairumoko_necklace_compel(you: Player, me: Player) -> None:
    card = you.choose(you.score_pile, "Return a scored card")
    if card is not None and you.return_card(card):
        you.transfer(you.choose_own_achievement(card.age, "Hand over an achievement"), me, ACHIEVEMENTS)


jiskairumoko_necklace.ruling("Special achievements have no value and stay. A relic has one.")
jiskairumoko_necklace.ruling("You may return a card of a value of which you have no achievement.")

dancing_girl = ARTIFACTS.card("Dancing Girl", 1, YELLOW, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@dancing_girl.compel("Move Dancing Girl to your board!")
def dancing_girl_compel(you: Player, me: Player) -> None:
    dogma = you.dogma
    place = you.place_of(dogma.card)
    # Ruling: no effect can touch a card on display, not even its own; and what is nobody's is not in play.
    if place.owner >= 0 and place.kind != DISPLAY:
        you.transfer(dogma.card, you, BOARD)
        dogma.tally[you.seat] = 1


@dancing_girl.dogma(
    "You win if Dancing Girl was on your board when this action began and has meanwhile been on everyone else's."
)
def dancing_girl_win(you: Player) -> None:
    others = [player for player in you.everyone if player is not you]
    if you.dogma.origin == you.seat and all(player.seat in you.dogma.tally for player in others):
        you.wins()


dancing_girl.track()
dancing_girl.ruling("It stays on the last board to which it was moved.")
dancing_girl.ruling("From display it is not moved, and nobody wins.")
dancing_girl.ruling("Your partner's board is one of those on which it must have been.")

lurgan_canoe = ARTIFACTS.card("Lurgan Canoe", 1, YELLOW, HEX, CROWN, CROWN, CROWN)


@lurgan_canoe.dogma(
    "Meld a card you hold, and score all other cards of its colour on your board. If there were any, repeat this."
)
def lurgan_canoe_meld(you: Player) -> None:
    # It ends at the latest with the cards on the board, because each time one is scored.
    while True:
        card = you.choose(you.hand, "Meld a card")
        if card is None:
            return
        you.meld(card)
        if not you.score_all([other for other in you.pile(card.color) if other.index != card.index]):
            return


lurgan_canoe.ruling("You must meld if you can. Lurgan Canoe may be among the cards that are scored; it goes on.")

xianrendong_shards = ARTIFACTS.card("Xianrendong Shards", 1, YELLOW, HEX, LEAF, LEAF, LEAF)


@xianrendong_shards.dogma(
    "Reveal three cards you hold. Score two of them and tuck the third. If the two scored are of one colour, draw "
    "three {1}."
)
def xianrendong_shards_score(you: Player) -> None:
    cards = you.choose_exactly(3, you.hand, "Reveal three cards")
    you.reveal(cards)
    scored = you.choose_exactly(2, cards, "Score two of them")
    done = you.score_each(scored)
    you.tuck_all([card for card in cards if card not in scored])
    # Ruling: a single scored card is not of the same colour as another one.
    if len(done) == 2 and done[0].color is done[1].color:
        you.draw_several(3, 1)


xianrendong_shards.ruling("With two cards you score both and tuck none; with one you score it and draw nothing.")

mask_of_warka = ARTIFACTS.card("Mask of Warka", 1, PURPLE, CASTLE, CASTLE, HEX, CASTLE)


@mask_of_warka.dogma(
    "Name a colour. Everyone reveals all cards of it that they hold. If only you have revealed any, return them and "
    "claim all achievements of their values, eligible or not."
)
def mask_of_warka_claim(you: Player) -> None:
    color = you.choose_color(COLORS, "Name a colour")
    you.announce(color)
    for player in you.everyone:
        player.reveal(of_color(player.hand, color))
        # Ruling: as elsewhere, who holds no card that fits shows the hand as proof.
        if not of_color(player.hand, color):
            player.show_hand()
    mine = of_color(you.hand, color)
    if [player for player in you.everyone if of_color(player.hand, color)] == [you]:
        values = sorted({card.age for card in mine})
        you.return_all(mine)
        for value in values:
            for _ in of_value(you.game.available.cards + you.available(), value):
                you.claim_regardless([value])


mask_of_warka.ruling("Who holds cards but none of the colour shows the hand.")
mask_of_warka.ruling("Only available achievements can be claimed; of several of one value you claim each.")

ark_of_the_covenant = ARTIFACTS.card("Ark of the Covenant", 1, PURPLE, HEX, CASTLE, CASTLE, CASTLE)


@ark_of_the_covenant.dogma(
    "Return a card you hold. From each board on which no top card is an artifact, move all cards of its colour to your "
    "score pile. Then, if Ark of the Covenant is anyone's top card, take it into your hand."
)
def ark_of_the_covenant_take(you: Player) -> None:
    chosen = you.choose(you.hand, "Return a card")
    if chosen is not None:
        # Ruling: it is shown, because its colour says what is moved.
        you.prove([chosen])
        if you.return_card(chosen):
            bare = [player for player in you.everyone if all(card.set_name != "artifacts" for card in player.tops())]
            you.transfer_all([card for player in bare for card in player.pile(chosen.color)], you, SCORE)
    ark = you.dogma.card
    if any(ark in player.tops() for player in you.everyone):
        you.take(ark)


ark_of_the_covenant.ruling("The returned card is shown. Your own board counts as well.")
ark_of_the_covenant.ruling("You take Ark of the Covenant even if you have no card to return.")

tale_of_the_shipwrecked_sailor = ARTIFACTS.card(
    "Tale of the Shipwrecked Sailor", 1, PURPLE, HEX, CASTLE, LIGHTBULB, LIGHTBULB
)


@tale_of_the_shipwrecked_sailor.dogma(
    "Name a colour. Draw a {1}, then meld a card of that colour that you hold. If you do, splay the colour left."
)
def tale_of_the_shipwrecked_sailor_meld(you: Player) -> None:
    color = you.choose_color(COLORS, "Name a colour")
    you.announce(color)
    you.draw(1)
    if you.meld(you.seek(of_color(you.hand, color), f"Meld a {color.name} card", for_board=True)):
        you.splay(color, LEFT)


tale_of_the_shipwrecked_sailor.ruling("You must meld if you can. Who holds no card of the colour shows the hand.")
