"""What is covered is no top card: artifacts that ask for top cards pass it over; what is melded comes to the top."""

from helpers import achievements, act, answer, artifacts, hand, log, options, pile, player, score, splay, tops


def test_treaty_of_kadesh_neither_returns_nor_scores_a_covered_card_with_a_demand() -> None:
    match = artifacts(
        player("ann", ["Treaty of Kadesh"], piles={"red": ["Metalworking", "Archery"]}),
        player("bob", ["Mysticism"], piles={"red": ["Road Building", "Oars"]}),
    )
    act(match, "Dogma Treaty of Kadesh")
    assert pile(match, "bob", "red") == ["Road Building", "Oars"]
    assert pile(match, "ann", "red") == ["Metalworking", "Archery"]


def test_sibidu_needle_compares_the_top_card() -> None:
    match = artifacts(
        player("ann", ["Sibidu Needle"], piles={"red": ["Gunpowder", "Oars"]}), player("bob"), decks={1: ["Archery"]}
    )
    act(match, "Dogma Sibidu Needle")
    assert (hand(match, "ann"), score(match, "ann")) == (["Archery"], [])


def test_basur_hoyuk_tokens_read_the_name_of_the_top_card() -> None:
    match = artifacts(
        player("ann", ["Basur Hoyuk Tokens"], piles={"green": ["Sailing", "Clothing"]}, score=["Tools"]),
        player("bob"),
        decks={4: ["Navigation"]},
    )
    act(match, "Dogma Basur Hoyuk Tokens")
    assert (hand(match, "ann"), score(match, "ann")) == (["Navigation"], ["Tools"])


def test_holmegaard_bows_take_no_covered_castle() -> None:
    match = artifacts(
        player("ann", ["Holmegaard Bows"]),
        player("bob", piles={"yellow": ["Agriculture", "Masonry"]}),
        decks={2: ["Currency", "Mapmaking", "Calendar"]},
    )
    act(match, "Dogma Holmegaard Bows")
    assert pile(match, "bob", "yellow") == ["Agriculture", "Masonry"]


def test_papyrus_of_ani_melds_on_top() -> None:
    match = artifacts(
        player("ann", ["Papyrus of Ani"], piles={"purple": ["Monotheism"]}, hand=["Mysticism"]),
        player("bob"),
        decks={3: ["Education"]},
    )
    act(match, "Dogma Papyrus of Ani", "Base")
    assert pile(match, "ann", "purple") == ["Education", "Monotheism"]


def test_pavlovian_tusk_draws_by_the_top_green_card() -> None:
    match = artifacts(
        player("ann", ["Pavlovian Tusk"], piles={"green": ["Paper", "Sailing"]}),
        player("bob"),
        decks={3: ["Compass", "Optics", "Alchemy"]},
    )
    act(match, "Dogma Pavlovian Tusk", "Compass", "Optics")
    assert (hand(match, "ann"), score(match, "ann")) == (["Alchemy"], ["Optics"])


def test_priest_king_carries_out_the_top_card_and_not_the_one_below() -> None:
    match = artifacts(
        player("ann", ["Priest-King"], piles={"blue": ["Writing", "Calendar"]}, hand=["Tools"]),
        player("bob"),
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Priest-King")
    assert (hand(match, "ann"), score(match, "ann")) == (["Currency"], ["Tools"])


def test_babylonian_chronicles_take_no_covered_castle() -> None:
    match = artifacts(
        player("ann", ["Babylonian Chronicles"]),
        player("bob", ["Metalworking"], piles={"yellow": ["Agriculture", "Masonry"]}),
    )
    act(match, "Dogma Babylonian Chronicles")
    assert tops(match, "ann") == ["Babylonian Chronicles"]


def test_holy_lance_takes_no_covered_artifact() -> None:
    match = artifacts(
        player("ann", ["Holy Lance"]),
        player("bob", ["Metalworking"], piles={"yellow": ["Agriculture", "Holy Grail"]}),
    )
    act(match, "Dogma Holy Lance")
    assert tops(match, "ann") == ["Holy Lance"]


def test_terracotta_army_returns_no_covered_card() -> None:
    match = artifacts(
        player("ann", ["Terracotta Army"]),
        player("bob", ["City States"], piles={"green": ["Mapmaking", "Sailing"]}),
    )
    act(match, "Dogma Terracotta Army")
    assert pile(match, "bob", "green") == ["Mapmaking", "Sailing"]


def test_excalibur_compares_top_cards_on_both_boards() -> None:
    match = artifacts(
        player("ann", ["Excalibur"], piles={"green": ["Sailing", "Satellites"]}),
        player("bob", ["Metalworking"], piles={"green": ["Mapmaking"], "yellow": ["Agriculture", "Ecology"]}),
    )
    # Mapmaking is higher than Sailing, which covers a 9; Ecology is covered itself.
    answer(match, "Dogma Excalibur")
    assert options(match) == ["Mapmaking", "Agriculture"]


def test_petition_of_right_counts_no_covered_castle() -> None:
    match = artifacts(
        player("ann", ["Petition of Right"]),
        player("bob", ["Philosophy"], piles={"yellow": ["Agriculture", "Masonry"]}, score=["Tools", "Oars"]),
    )
    act(match, "Dogma Petition of Right")
    assert score(match, "bob") == ["Oars", "Tools"]


def test_tortugas_galleon_takes_no_covered_card_of_the_value() -> None:
    match = artifacts(
        player("ann", ["Tortugas Galleon"]),
        player("bob", ["Coal"], piles={"green": ["Paper", "Currency"]}, score=["Calendar"]),
    )
    act(match, "Dogma Tortugas Galleon")
    assert score(match, "ann") == ["Calendar"]
    assert pile(match, "bob", "green") == ["Paper", "Currency"]


def test_molasses_reef_caravel_melds_on_top() -> None:
    match = artifacts(
        player("ann", ["Molasses Reef Caravel"], piles={"blue": ["Tools"]}),
        player("bob"),
        decks={4: ["Experimentation", "Anatomy", "Enterprise"]},
    )
    act(match, "Dogma Molasses Reef Caravel", "Anatomy")
    assert pile(match, "ann", "blue") == ["Experimentation", "Tools"]


def test_abell_gallery_harpsichord_looks_at_top_cards() -> None:
    match = artifacts(
        player("ann", ["Abell Gallery Harpsichord"], piles={"yellow": ["Agriculture", "Canning"]}),
        player("bob"),
        decks={1: ["Tools"], 4: ["Enterprise"]},
    )
    act(match, "Dogma Abell Gallery Harpsichord")
    assert score(match, "ann") == ["Enterprise", "Tools"]


def test_boerhavve_silver_microscope_returns_no_covered_card() -> None:
    match = artifacts(
        player("ann", ["Boerhavve Silver Microscope"], piles={"red": ["Gunpowder", "Oars"]}, hand=["Calendar"]),
        player("bob"),
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Boerhavve Silver Microscope")
    assert pile(match, "ann", "red") == ["Oars"] and score(match, "ann") == ["Canning"]


def test_gujin_tushu_jinsheng_uses_no_covered_card() -> None:
    match = artifacts(
        player("ann", ["Gujin Tushu Jinsheng"]),
        player("bob", piles={"green": ["The Wheel", "Sailing"]}),
        decks={1: ["Tools", "Archery"]},
    )
    act(match, "Dogma Gujin Tushu Jinsheng")
    assert hand(match, "ann") == ["Archery", "Tools"]


def test_the_daily_courant_uses_no_covered_card() -> None:
    match = artifacts(
        player("ann", ["The Daily Courant"], piles={"blue": ["Writing", "Tools"]}),
        player("bob"),
        decks={2: ["Currency"]},
    )
    act(match, "Dogma The Daily Courant", "1")
    assert hand(match, "ann") == ["Currency"]


def test_almira_melds_on_top() -> None:
    match = artifacts(
        player("ann", ["Almira, Queen of the Castle"], piles={"blue": ["Calendar"]}, hand=["Tools"]),
        player("bob"),
    )
    act(match, "Dogma Almira, Queen of the Castle")
    assert pile(match, "ann", "blue") == ["Tools", "Calendar"]


def test_kilogram_of_the_archives_returns_a_top_card() -> None:
    match = artifacts(
        player(
            "ann",
            ["Kilogram of the Archives"],
            piles={"green": ["Paper", "Sailing"]},
            hand=["Perspective", "Agriculture"],
        ),
        player("bob"),
    )
    answer(match, "Dogma Kilogram of the Archives")
    assert options(match) == ["Perspective", "Agriculture"]
    answer(match, "Perspective")
    assert options(match) == ["Kilogram of the Archives", "Paper"]


def test_frigate_constitution_compares_the_top_cards_of_who_compels() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution"], piles={"green": ["Paper", "Sailing"]}),
        player("bob", ["Coal"], hand=["Tools"]),
    )
    act(match, "Dogma Frigate Constitution")
    assert hand(match, "bob") == ["Tools"]


def test_the_declaration_of_independence_takes_the_highest_of_the_top_factories() -> None:
    match = artifacts(
        player("ann", ["U.S. Declaration of Independence"]),
        player("bob", ["Gunpowder", "Banking"], piles={"yellow": ["Agriculture", "Globalization"]}),
    )
    act(match, "Dogma U.S. Declaration of Independence")
    assert tops(match, "bob") == ["Agriculture", "Gunpowder"]


def test_stamp_act_goes_by_the_top_yellow_and_the_top_green_card() -> None:
    match = artifacts(
        player("ann", ["Stamp Act"]),
        player(
            "bob",
            ["Writing"],
            piles={"yellow": ["Machinery", "Agriculture"], "green": ["Currency", "Sailing"]},
            score=["Compass", "Calendar", "Tools"],
        ),
    )
    act(match, "Dogma Stamp Act")
    assert score(match, "ann") == ["Compass"] and score(match, "bob") == ["Tools"]


def test_roundhay_garden_scene_melds_the_highest_scored_card_on_top() -> None:
    match = artifacts(
        player("ann", ["Roundhay Garden Scene"], piles={"blue": ["Tools"]}, score=["Calendar", "Writing"]),
        player("bob"),
        decks={2: ["Currency", "Mapmaking"]},
    )
    act(match, "Dogma Roundhay Garden Scene")
    assert pile(match, "ann", "blue") == ["Calendar", "Tools"]
    assert score(match, "ann") == ["Currency", "Mapmaking", "Writing"]


def test_parnell_pitch_drop_goes_by_the_highest_top_card() -> None:
    match = artifacts(
        player("ann", ["Parnell Pitch Drop"], piles={"yellow": ["Agriculture", "Stem Cells"]}),
        player("bob"),
        decks={9: ["Composites"]},
    )
    act(match, "Dogma Parnell Pitch Drop")
    assert tops(match, "ann") == ["Agriculture", "Composites", "Parnell Pitch Drop"]


def test_time_takes_no_covered_clock() -> None:
    match = artifacts(
        player("ann", ["Time"]),
        player("bob", ["Stem Cells"], piles={"purple": (["Socialism", "The Internet", "Railroad"], "up")}),
    )
    # The splay shows three clocks in purple, but Socialism on top bears none.
    act(match, "Dogma Time")
    assert pile(match, "bob", "purple") == ["Socialism", "The Internet", "Railroad"]


def test_plush_beweglich_rod_bear_splays_by_top_cards() -> None:
    match = artifacts(
        player("ann", ["Plush Beweglich Rod Bear"], piles={"green": ["Paper", "Sailing"], "red": ["Oars", "Optics"]}),
        player("bob"),
    )
    act(match, "Dogma Plush Beweglich Rod Bear", "3")
    assert (splay(match, "ann", "green"), splay(match, "ann", "red")) == ("up", "unsplayed")


def test_30_world_cup_final_ball_goes_by_the_top_cards_of_the_colour() -> None:
    match = artifacts(
        player("ann", ["'30 World Cup Final Ball"], piles={"red": ["Oars", "Fission"]}),
        player("bob", ["Optics"]),
        decks={8: ["Flight", "Rocketry"]},
    )
    act(match, "Dogma '30 World Cup Final Ball")
    assert (achievements(match, "ann"), achievements(match, "bob")) == ([], [8])
    assert hand(match, "ann") == ["Rocketry"], "nobody has a blue card"


def test_united_nations_charter_neither_takes_nor_counts_a_covered_demand() -> None:
    match = artifacts(
        player("ann", piles={"red": ["United Nations Charter"]}),
        player("bob", piles={"yellow": ["Antibiotics", "Sanitation"]}),
    )
    act(match, "Dogma United Nations Charter")
    assert pile(match, "bob", "yellow") == ["Antibiotics", "Sanitation"]
    assert hand(match, "bob") == [] and len(hand(match, "ann")) == 1, "the Charter itself compels"


def test_rock_around_the_clock_counts_no_covered_clock() -> None:
    match = artifacts(
        player("ann", ["Rock Around the Clock"], piles={"blue": ["Tools", "Software"]}),
        player("bob"),
        decks={9: ["Ecology", "Genetics"]},
    )
    act(match, "Dogma Rock Around the Clock")
    assert score(match, "ann") == ["Ecology"]


def test_the_big_bang_uses_the_top_blue_card() -> None:
    match = artifacts(
        player("ann", ["The Big Bang"], piles={"blue": ["Pottery", "Writing"]}), player("bob"), decks={2: ["Calendar"]}
    )
    answer(match, "Dogma The Big Bang")
    told = log(match, None)
    assert "ann executes effect 1 of Pottery." in told and "ann executes effect 1 of Writing." not in told


def test_dolly_the_sheep_melds_the_highest_card_held_on_top() -> None:
    match = artifacts(
        player("ann", ["Dolly the Sheep"], piles={"red": ["Coal"]}, hand=["Oars", "Archery", "Gunpowder"]),
        player("bob"),
    )
    act(match, "Dogma Dolly the Sheep", "No", "No")
    assert pile(match, "ann", "red") == ["Gunpowder", "Coal"]


def test_twister_melds_on_top() -> None:
    match = artifacts(
        player("ann", ["Twister"]), player("bob", piles={"red": ["Coal"], "yellow": ["Canning"]}, score=["Oars"])
    )
    act(match, "Dogma Twister")
    assert pile(match, "bob", "red") == ["Oars", "Coal"]
