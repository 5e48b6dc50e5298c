"""What a server has counted, as Prometheus reads it."""

import asyncio
import contextlib
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from alhambra.server import meter, metrics
from alhambra.server.meter import Counter, Histogram
from alhambra.server.metrics import Metrics
from alhambra.server.serve import listen
from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.stage import BOT, Guest, House, wait_until
from tests.server.test_workers import children

Read = dict[tuple[str, ...], float]


def read(text: str) -> Read:
    """Every sample, by its name and the values of its labels."""
    found: Read = {}
    for family in text_string_to_metric_families(text):
        assert family.documentation and family.type != "unknown"
        for sample in family.samples:
            key = (sample.name, *sample.labels.values())
            assert key not in found
            found[key] = sample.value
    return found


class Told:
    """The address of a server's metrics."""

    def __init__(self, house: House) -> None:
        said = re.search(r"http://\S+", house.line())
        assert said is not None
        self.address = said[0]

    def text(self) -> str:
        answer = httpx.get(self.address, timeout=PATIENCE)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        return answer.text

    def __call__(self) -> Read:
        return read(self.text())


@pytest.fixture
def told(tmp_path: Path) -> Iterator[tuple[House, Told]]:
    house = House(tmp_path, "--metrics", "127.0.0.1:0")
    yield house, Told(house)
    house.stop()
    assert house.said() == ""


def play(guest: Guest, actions: int) -> int:
    """Play so many actions, and try one that is refused; how many were accepted."""
    table = guest.make(guest.me(), BOT)["id"]
    guest.start(table, seat0="harbour")
    page = guest.page(table)
    accepted = 0
    while accepted < actions and not page.is_over:
        if page.choices:
            accepted += page.act(page.choices[0]["action"])["type"] != "refused"
        else:
            page.next()
    while not page.choices:
        page.next()
    assert page.act("take the moon")["type"] == "refused"
    return accepted


def test_what_happens_is_counted_and_nobody_is_named(told: tuple[House, Told]) -> None:
    house, ask = told
    guest = Guest(house, "Aurelia")
    try:
        assert ("alhambra_actions_total", "person") not in ask()
        accepted = play(guest, 3)
        guest.refused("/api/tables", {"game": "chess", "seats": [guest.me()]})
        wait_until(lambda: ask()["alhambra_sockets",] == 1)
        found = ask()
        assert found["alhambra_tables",] == found["alhambra_workers",] == 1
        assert found["alhambra_actions_total", "person"] == accepted
        assert found["alhambra_actions_total", "bot"] >= 1
        assert found["alhambra_round_trip_seconds_count",] == accepted
        assert found["alhambra_round_trip_seconds_bucket", "+Inf"] == accepted
        assert found["alhambra_thinking_seconds_count",] >= 1
        assert found["alhambra_commit_writes_sum",] >= accepted
        assert found["alhambra_refusals_total", "bad-request", ""] == 2
        table, text = guest.get("/api/me")["tables"][0]["id"], ask.text()
        secrets = (table, "Aurelia", guest.cookie.partition("=")[2].partition(".")[0], "127.0.0.1")
        assert not any(secret in text for secret in secrets)
    finally:
        guest.close()
    wait_until(lambda: ask()["alhambra_sockets",] == 0)


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n", b"200 OK"),
        (b"GET /metrics?a=b HTTP/1.0\r\n\r\n", b"200 OK"),
        (b"GET /healthz HTTP/1.1\r\n\r\n", b"404 Not Found"),
        (b"POST /metrics HTTP/1.1\r\n\r\n", b"404 Not Found"),
        (b"\r\n\r\n", b""),
        (b"GET /" + b"x" * 70_000, b""),
        (b"GET /metrics", b""),
        (b"", b""),
    ],
)
def test_strangers_at_the_address_are_answered_shortly_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch, sent: bytes, answered: bytes
) -> None:
    monkeypatch.setattr(metrics, "ASKING", PATIENCE if answered else 0.1)
    (found,) = answers(sent)
    assert answered in found and found.startswith(answered and b"HTTP/1.1 ")


def test_many_at_once_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "MOST", 2)
    monkeypatch.setattr(metrics, "ASKING", PATIENCE)
    assert answers(b"", b"", b"GET /metrics HTTP/1.1\r\n\r\n", wanted=1) == [b""]


def answers(*sent: bytes, wanted: int | None = None) -> list[bytes]:
    """What is answered to each who asks, of the last ones only if so many are wanted."""

    async def ask() -> list[bytes]:
        told = Metrics(listen("127.0.0.1", 0), is_shared=False)
        serving = await told.serve("ann")
        port = told._listening.getsockname()[1]
        asking = []
        for question in sent:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with contextlib.suppress(ConnectionError):
                writer.write(question)
                await writer.drain()
            asking.append((reader, writer))
            await asyncio.sleep(0)
        found = []
        for reader, _ in asking[-(wanted or len(asking)) :]:
            content = b""
            with contextlib.suppress(ConnectionError):
                content = await reader.read()
            found.append(content)
        for _, writer in asking:
            writer.close()
        serving.close()
        told.close()
        await asyncio.sleep(0.01)
        return found

    return asyncio.run(ask())


@pytest.mark.xdist_group("postgresql")
def test_one_answer_covers_all_workers_and_the_dead(cluster: Cluster, tmp_path: Path) -> None:
    house = House(
        *(tmp_path, "--database", cluster.database(), "--workers", "2"),
        *("--metrics", "127.0.0.1:0"),
    )
    ask = Told(house)
    guests = [Guest(house, f"Guest {number}") for number in range(4)]
    try:
        accepted = sum(play(guest, 3) for guest in guests)
        person = ("alhambra_actions_total", "person")
        wait_until(lambda: ask().get(person) == accepted)
        wait_until(lambda: ask()["alhambra_workers",] == 2)
        wait_until(lambda: ask()["alhambra_sockets",] == 4)
        for pid in children(house.pid):
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: _asked(ask).get(("alhambra_workers",)) == 2)
        assert ask()[person] == accepted
        wait_until(lambda: ask()["alhambra_sockets",] == 0)
    finally:
        for guest in guests:
            guest.close()
        house.stop()


def _asked(ask: Told) -> Read:
    try:
        return ask()
    except httpx.TransportError:  # nobody is there just now
        return {}


# -- the text format -------------------------------------------------------------------------------


@pytest.fixture
def instruments(monkeypatch: pytest.MonkeyPatch) -> tuple[Counter, Histogram]:
    own = Counter("tests_total", "Tests.", "kind"), Histogram("sizes", "Sizes.", 1, 2.5)
    monkeypatch.setattr(meter, "INSTRUMENTS", own)
    monkeypatch.setattr(meter, "GAUGES", ())
    return own


def test_the_text_is_what_prometheus_reads(instruments: tuple[Counter, Histogram]) -> None:
    counter, histogram = instruments
    for _ in range(12_345_678 % 100):
        counter.add("short")
    counter.add("long")
    counter._counts["short"] = 12_345_678
    for size in (0.5, 1, 2, 2.5, 7):
        histogram.add(size)
    assert read(metrics.written(meter.snapshot())) == {
        ("tests_total", "short"): 12_345_678,
        ("tests_total", "long"): 1,
        ("sizes_bucket", "1"): 2,
        ("sizes_bucket", "2.5"): 4,
        ("sizes_bucket", "+Inf"): 5,
        ("sizes_sum",): 13,
        ("sizes_count",): 5,
    }


def test_what_the_dead_have_counted_still_counts_once(
    instruments: tuple[Counter, Histogram],
) -> None:
    counter, histogram = instruments
    told = Metrics(listen("127.0.0.1", 0), is_shared=True)
    try:
        for worker in ("ann", "ben", "cas"):
            counter.add("short")
            histogram.add(1)
            told.keep(worker)
        before = read(told.text("cas"))
        assert before["tests_total", "short"] == 1 + 2 + 3
        told.bury("ann")
        told.bury("ben")
        told.bury("nobody")
        assert read(told.text("cas")) == before
        assert told._folder is not None
        assert sorted(os.listdir(told._folder)) == ["cas", "past"]
    finally:
        told.close()
    assert not told._folder.exists()
