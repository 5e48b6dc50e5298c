"""Fair chance: draws follow from the secret alone, favour nobody, and can be checked by hand."""

import copy
import hashlib
import hmac
import pickle
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.core.errors import IllegalOption, RecordError
from alhambra.core.fair import Fair, FairDealer, check_words, commitment_to, luck_text, read_luck
from alhambra.core.promise import promise_of, promises_text, read_promises
from alhambra.core.record import Record
from alhambra.rollwrite import Rules
from tests.refusing import refusing

SECRET = "00112233445566778899aabbccddeeff" * 2
OTHER = "f" * 64
words = st.text(min_size=1, max_size=64).filter(
    lambda text: text == text.strip() and text.isprintable() and not set(text) & set(",#")
)


@given(
    secret=st.binary(min_size=32, max_size=32),
    ply=st.integers(0, 10**6),
    ways=st.integers(1, 10**6),
    luck=st.dictionaries(st.integers(0, 4), words),
)
def test_a_draw_is_the_hmac_of_table_ply_and_luck(
    secret: bytes, ply: int, ways: int, luck: dict[int, str]
) -> None:
    dealer = FairDealer(secret.hex(), "k3v9", luck_text(luck))
    text = f"k3v9 {ply} 0 {luck_text(luck)}".encode()
    number = int.from_bytes(hmac.digest(secret, text, "sha256")[:8], "big")
    assert dealer.draw(ply, ways) == number % ways


def test_what_would_favour_small_numbers_is_drawn_again() -> None:
    ways = (1 << 63) + 1
    dealer = FairDealer(SECRET, "t")
    redrawn = 0
    for ply in range(40):
        numbers = (
            int.from_bytes(
                hmac.digest(bytes.fromhex(SECRET), f"t {ply} {again} ".encode(), "sha256")[:8],
                "big",
            )
            for again in range(100)
        )
        tried = [next(numbers)]
        while tried[-1] >= ways:
            tried.append(next(numbers))
        redrawn += len(tried) > 1
        assert dealer.draw(ply, ways) == tried[-1]
    assert redrawn > 5


def test_every_face_is_as_likely_as_the_others() -> None:
    dealer = FairDealer(SECRET, "t", "0 harbour")
    counts = Counter(dealer.draw(ply, 6) for ply in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 25


def test_secret_table_ply_and_luck_all_matter() -> None:
    def dice(dealer: FairDealer) -> list[int]:
        return [dealer.draw(ply, 6) for ply in range(40)]

    drawn = [
        dice(FairDealer(SECRET, "t")),
        dice(FairDealer(OTHER, "t")),
        dice(FairDealer(SECRET, "u")),
        dice(FairDealer(SECRET, "t", "0 harbour")),
        dice(FairDealer(SECRET, "t", "1 harbour")),
    ]
    assert len({tuple(row) for row in drawn}) == len(drawn)
    assert dice(FairDealer(SECRET, "t")) == drawn[0]


def test_who_knows_the_secret_and_words_adds_others_and_chooses_the_dice() -> None:
    """Why words are promised before any are told; without it this is what a host could do."""

    def first_dice(word: str) -> list[int]:
        luck = luck_text({0: "words that nobody could guess", 1: word})
        dealer = FairDealer(SECRET, "k3v9", luck)
        return [dealer.draw(ply, 6) + 1 for ply in range(4)]

    chosen = next(str(n) for n in range(20_000) if first_dice(str(n)) == [6, 6, 6, 6])
    luck = {0: "words that nobody could guess", 1: chosen}
    promises = promises_text(
        {
            0: promise_of("k3v9", 1, seat=0, words=luck[0]),
            1: promise_of("k3v9", 1, seat=1, words="what was promised"),
        }
    )
    fair = Fair("k3v9", commitment_to(SECRET), luck_text(luck), SECRET, 1, promises)
    assert fair.broken_promises() == [1]
    told = {1: promise_of("k3v9", 1, seat=1, words=chosen)}
    other = replace(fair, promises=promises_text({**read_promises(promises), **told}))
    assert other.broken_promises() == [] and other.seal != fair.seal


def test_a_promise_is_for_one_table_attempt_and_seat() -> None:
    promise = promise_of("k3v9", 1, seat=0, words="8f3a harbour")
    assert promise == hashlib.sha256(b"k3v9 1 0 8f3a harbour").hexdigest()
    others = {
        promise_of("k3v8", 1, seat=0, words="8f3a harbour"),
        promise_of("k3v9", 2, seat=0, words="8f3a harbour"),
        promise_of("k3v9", 1, seat=1, words="8f3a harbour"),
        promise_of("k3v9", 1, seat=0, words="8f3a harbor"),
    }
    assert len(others) == 4 and promise not in others
    fair = Fair("k3v9", OTHER, "0 8f3a harbour", None, 1, f"0 {promise}", "2")
    assert fair.broken_promises() == []
    sealed = f"k3v9 1 {OTHER} 0 {promise}"
    assert fair.seal == hashlib.sha256(f"{sealed} missing 2".encode()).hexdigest()
    assert replace(fair, missing="").seal == hashlib.sha256(sealed.encode()).hexdigest()
    assert replace(fair, missing="1, 2").seal not in (fair.seal, replace(fair, missing="").seal)
    assert replace(fair, luck="").broken_promises() == [0]
    assert replace(fair, promises="").broken_promises() == [0]
    assert Fair.from_header(fair.header()) == fair


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("promises: 0 3f2a", "expected a line 'attempt: …' as well"),
        ("missing: 1", "expected a line 'attempt: …' as well"),
        ("attempt: 0", "attempt: expected a number from 1 on"),
        ("attempt: x", "attempt: expected a number from 1 on"),
        ("attempt: 1\npromises: 0 3f2a", "promises: expected a seat and 64 digits"),
        ("attempt: 1\npromises: " + "0 " + OTHER + ", 0 " + OTHER, "every seat once, in order"),
        ("attempt: 1\nmissing: 2, 1", "missing: expected every seat once, in order"),
        ("attempt: 1\nmissing: x", "missing: expected every seat once, in order"),
    ],
)
def test_promises_that_nobody_made_are_refused(line: str, message: str) -> None:
    text = fair_record().text.replace("\nluck: ", f"\n{line}\nluck: ", 1)
    with refusing(RecordError, message):
        Record.parse(text)


def test_a_game_taken_back_meets_the_same_dice() -> None:
    dealer = FairDealer(SECRET, "t", "0 harbour")
    game = Rules().new_game()
    game.deal_with(dealer)
    for _ in range(30):
        game.play(game.legal_actions()[0])
    again = game.at_ply(40)
    again.deal_with(copy.deepcopy(dealer))
    while len(again.plies) < len(game.plies):
        again.play(again.legal_actions()[0])
    assert [str(ply) for ply in again.plies] == [str(ply) for ply in game.plies]


def test_the_commitment_is_the_sha_256_of_the_secret_bytes() -> None:
    dealer = FairDealer(SECRET, "t")
    assert dealer.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert dealer.commitment == commitment_to(SECRET)
    assert dealer.fair(published=True).holds
    assert not dealer.fair(published=False).holds
    assert not Fair("t", commitment_to(OTHER), "", SECRET).holds
    assert dealer.fair(published=True).dealer() == dealer


def test_the_secret_is_not_shown_by_accident() -> None:
    dealer = FairDealer(SECRET, "t")
    assert SECRET not in repr(dealer) and dealer.fair(published=False).secret is None
    assert pickle.loads(pickle.dumps(dealer)).draw(3, 6) == dealer.draw(3, 6)


@given(st.dictionaries(st.integers(0, 9), words))
def test_luck_comes_back_from_its_text(luck: dict[int, str]) -> None:
    assert read_luck(luck_text(luck)) == luck


@pytest.mark.parametrize(
    "text",
    ["", " a", "a ", "a,b", "a#b", "a\nb", "a\x1bb", "a\u2028b", "\u00a0", "x" * 98],
)
def test_words_that_would_read_back_otherwise_are_refused(text: str) -> None:
    with refusing(IllegalOption, "luck: expected 1 to 97 printable letters"):
        check_words(text)
    with refusing(IllegalOption, "luck: expected 1 to 97 printable letters"):
        luck_text({0: text})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("harbour", "expected a seat and its words"),
        ("0", "luck: expected 1 to 97 printable"),
        ("1 a, 0 b", "every seat once, in order"),
        ("0 a, 0 b", "every seat once, in order"),
        ("00 a", "every seat once, in order"),
        ("0 a,1 b", "luck: expected 1 to 97 printable"),
        ("0 a, ", "expected a seat and its words"),
    ],
)
def test_luck_that_nobody_wrote_is_refused(text: str, message: str) -> None:
    with refusing(IllegalOption, message):
        read_luck(text)


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 64 + "\n"])
def test_a_secret_is_64_small_hexadecimal_digits(secret: str) -> None:
    with refusing(IllegalOption, "secret: expected 64 digits"):
        FairDealer(secret, "t")
    with refusing(IllegalOption, "commitment: expected 64 digits"):
        Fair("t", secret)


@pytest.mark.parametrize("table", ["", "a b", "a\n", "x" * 41, "a:b", "é"])
def test_a_table_has_a_plain_name(table: str) -> None:
    with refusing(IllegalOption, "table: expected 1 to 40"):
        Fair(table, "0" * 64)


def fair_record(*, published: bool = True) -> Record:
    dealer = FairDealer(SECRET, "k3v9", "0 harbour: 7, 2 8f3a")
    game = Rules().new_game()
    game.deal_with(dealer)
    game.play(game.legal_actions()[0])
    return Record.of(game, ["A", "B", "C"], fair=dealer.fair(published=published))


@pytest.mark.parametrize("published", [False, True])
def test_a_record_tells_of_its_chance_and_reads_it_back(published: bool) -> None:
    record = fair_record(published=published)
    assert Record.parse(record.text) == record
    assert (SECRET in record.text) is published
    assert "\nluck: 0 harbour: 7, 2 8f3a\n" in record.text and "seed" not in record.text
    assert Record.parse(record.text).rules() == Rules()
    assert Record.parse(record.text).replay().digest() == record.replay().digest()


def test_a_record_without_words_has_no_line_for_them() -> None:
    record = replace(fair_record(), fair=Fair("k3v9", "0" * 64))
    assert "luck" not in record.text and Record.parse(record.text) == record


def test_a_seeded_game_has_no_commitment() -> None:
    with refusing(IllegalOption, "expected no seed"):
        Record.of(Rules().new_game(seed=7), fair=Fair("k3v9", "0" * 64))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("table: k3v9", "table: k 3", "line 4: table: expected 1 to 40"),
        ("table: k3v9\n", "", "line 4: commitment: expected a line 'table: …' as well"),
        ("commitment: ", "commitment: 0", "line 5: commitment: expected 64 digits"),
        ("commitment: ", "# ", "line 4: table: expected a line 'commitment: …' as well"),
        ("luck: 0 harbour: 7", "luck: harbour", "line 6: luck: expected a seat"),
        ("luck: 0 harbour: 7, 2 8f3a", "luck:", "line 6: luck: expected 1 to 97"),
        (SECRET, SECRET.upper(), "line 7: secret: expected 64 digits"),
        (SECRET, "", "line 7: secret: expected 64 digits"),
        ("\n\n", "\nseed: 7\n\n", "line 8: seed: expected no commitment"),
        ("\n\n", "\nstart: x\n\n", "line 8: start: expected no commitment"),
        ("\n\n", "\ntable: x\n\n", "line 8: table: expected table once only"),
    ],
)
def test_what_a_record_says_wrongly_is_refused_with_its_line(
    old: str, new: str, message: str
) -> None:
    text = fair_record().text
    assert old in text
    with refusing(RecordError, message):
        Record.parse(text.replace(old, new, 1))
