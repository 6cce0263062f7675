import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence

import pytest

from tapete.core import HmacEntropy, chance, commitment, robot_key, shuffled, simulation_secret

SECRET = bytes(range(32))


def test_a_block_is_the_hmac_of_game_deal_nonces_and_number() -> None:
    message = b"tapete/1\ngnav\n7\n00ff,-,-\n0"
    word = int.from_bytes(hmac.digest(SECRET, message, "sha256")[:4], "big")
    assert HmacEntropy(SECRET, "gnav", 7, ["00ff", None, None]).below(2**32) == word


def test_the_ninth_word_comes_from_the_second_block() -> None:
    entropy = HmacEntropy(SECRET, "gnav", 1, [None])
    words = [entropy.below(2**32) for _ in range(9)]
    second = hmac.digest(SECRET, b"tapete/1\ngnav\n1\n-\n1", "sha256")
    assert words[8] == int.from_bytes(second[:4], "big")


def test_a_word_that_would_favour_small_numbers_is_thrown_away() -> None:
    bound = 2**31 + 1  # 2**32 - 2**32 % bound == bound: about half of all words are rejected
    raw = HmacEntropy(SECRET, "gnav", 1, [None])
    words = [raw.below(2**32) for _ in range(64)]
    entropy = HmacEntropy(SECRET, "gnav", 1, [None])
    kept = [word for word in words if word < bound]
    assert len(kept) < len(words)
    assert [entropy.below(bound) for _ in kept] == kept


def test_draws_are_even() -> None:
    entropy = HmacEntropy(SECRET, "comemierda", 1, [None] * 4)
    counts = Counter(entropy.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < n < 1150 for n in counts.values())


@pytest.mark.parametrize("bounds", [range(42, 1, -1), [2**31 + 1] * 30, [2**32, 1, 2**32], []])
def test_draws_in_a_row_are_those_drawn_one_by_one(bounds: Sequence[int]) -> None:
    one_by_one, in_a_row = (HmacEntropy(SECRET, "gnav", 3, [None]) for _ in range(2))
    assert in_a_row.each_below(bounds) == [one_by_one.below(bound) for bound in bounds]
    assert in_a_row.below(2**32) == one_by_one.below(2**32)


def test_a_shuffle_throws_away_words_that_would_favour_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "_words", lambda *_: iter([2**32 - 1, 2**32 - 1, 4, 3]))
    # places 0 1 2: of three by 4, so 1 and 2 change; of two by 3, so 1 stays
    assert shuffled(range(3), HmacEntropy(SECRET, "gnav", 1, [])) == (0, 2, 1)


def test_a_shuffle_asks_for_each_place_whatever_the_source() -> None:
    class Last:
        """Draws that leave every card where it lies."""

        def below(self, bound: int) -> int:
            return bound - 1

    assert shuffled("abcd", Last()) == ("a", "b", "c", "d")


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_no_draw_below_an_impossible_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="no even draw"):
        HmacEntropy(SECRET, "gnav", 1, []).below(bound)
    with pytest.raises(ValueError, match="no even draw"):
        HmacEntropy(SECRET, "gnav", 1, []).each_below([5, bound])


def test_every_ingredient_changes_the_draws() -> None:
    def first(secret: bytes = SECRET, game: str = "gnav", deal: int = 1, nonce: str | None = None) -> int:
        return HmacEntropy(secret, game, deal, [nonce]).below(2**32)

    assert len({first(), first(b"x" * 32), first(game="comemierda"), first(deal=2), first(nonce="00" * 16)}) == 5


def test_secrets_and_keys_follow_the_record_format() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert simulation_secret("7/12") == hashlib.sha256(b"tapete simulation\n7/12").digest()
    assert robot_key(SECRET, 2, 5, 0) == hmac.digest(SECRET, b"tapete/1\nrobot\n2\n5\n0", "sha256")
