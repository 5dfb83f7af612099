"""The game's own randomness."""

import pytest

from splay.kernel.rng import Rng


def test_the_numbers_are_those_of_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_copy_goes_on_with_the_same_numbers_and_leaves_the_original_alone() -> None:
    rng = Rng(3)
    rng.next()
    twin = rng.copy()
    numbers = [twin.next() for _ in range(10)]
    assert [rng.next() for _ in range(10)] == numbers


def test_seeds_of_any_size_work_and_differ() -> None:
    seeds = [0, 1, -1, 2**63, 10**30]
    assert len({Rng(seed).next() for seed in seeds}) == len(seeds)


SECRET = 2**128 + 7


def test_a_secret_seed_has_numbers_that_are_always_the_same_and_a_state_that_is_not_shown_by_them() -> None:
    rng = Rng(SECRET)
    assert [rng.next() for _ in range(3)] == [
        12937098950841045079,
        5956107739006760105,
        9593405998443771026,
    ]
    assert 2**128 <= rng.state < 2**129
    assert [Rng(rng.state).next(), Rng(rng.state).below(6)] == [rng.copy().next(), rng.copy().below(6)]


def test_every_bit_of_a_secret_seed_counts_and_larger_seeds_are_cut_down_as_ever() -> None:
    numbers = {Rng(SECRET ^ 1 << bit).next() for bit in range(128)}
    assert len(numbers) == 128
    assert Rng(2**129 + 5).next() == Rng(5).next()
    assert Rng(2**127 + 5).next() == Rng(5).next()


def test_below_covers_every_number_and_no_other() -> None:
    rng = Rng(0)
    counts = [0] * 7
    for _ in range(7_000):
        counts[rng.below(7)] += 1
    assert sum(counts) == 7_000
    assert all(850 < count < 1_150 for count in counts)


def test_below_one_is_always_zero() -> None:
    rng = Rng(5)
    assert {rng.below(1) for _ in range(20)} == {0}


def test_a_shuffle_keeps_the_items_and_follows_the_seed() -> None:
    first, again, other = list(range(50)), list(range(50)), list(range(50))
    Rng(9).shuffle(first)
    Rng(9).shuffle(again)
    Rng(10).shuffle(other)
    assert sorted(first) == list(range(50))
    assert first == again
    assert first not in (other, list(range(50)))


def test_every_order_comes_up_equally_often() -> None:
    rng = Rng(1)
    counts: dict[str, int] = {}
    for _ in range(6_000):
        items = list("abc")
        rng.shuffle(items)
        counts["".join(items)] = counts.get("".join(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1_150 for count in counts.values())


def test_every_bit_of_a_secret_seed_counts_for_a_shuffle_and_stays_secret() -> None:
    orders: set[tuple[int, ...]] = set()
    for bit in range(128):
        items, rng = list(range(60)), Rng(SECRET ^ 1 << bit)
        rng.shuffle(items)
        orders.add(tuple(items))
        assert rng.state >= 2**128
    assert len(orders) == 128


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1, 0x9E37_79B9_7F4A_7C15, 2**128 + 5])
@pytest.mark.parametrize("lengths", [[], [0, 1], [2], [15, *[10] * 9], [0, 7, 1, 256, 3], [257, 4]])
def test_lists_that_are_shuffled_together_come_out_as_if_one_after_the_other(seed: int, lengths: list[int]) -> None:
    together, apart = Rng(seed), Rng(seed)
    lists = [list(range(length)) for length in lengths]
    expected = [list(range(length)) for length in lengths]
    for items in expected:
        apart.shuffle(items)
    together.shuffle_all(lists)
    assert lists == expected
    assert together.state == apart.state
