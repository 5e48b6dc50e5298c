"""What the documents promise is true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import __version__
from alhambra.core.reason import Reason
from alhambra.core.rules import find_rules
from alhambra.locale import words_in
from alhambra.palace import codes as palace_codes
from alhambra.palace.reasons import Reason as PalaceReason
from alhambra.rollwrite.notation import NOTATION as ROLLWRITE
from alhambra.rollwrite.reasons import Reason as RollWriteReason

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
RULE_ID = re.compile(r"\b(?:MA|RW|AL)-\d+(?:\.\d+)?")


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


PYTHON_BLOCKS = [(page.name, block) for page in PAGES for block in blocks(page, "python")]


@pytest.mark.parametrize(("page", "block"), PYTHON_BLOCKS, ids=lambda value: value[:20])
def test_python_in_the_documents_runs(page: str, block: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", block], check=True, cwd=ROOT)


def test_the_documents_have_python_to_run() -> None:
    assert {"README.md", "write-a-bot.md"} <= {page for page, _ in PYTHON_BLOCKS}


def test_every_word_is_defined_once() -> None:
    text = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    words = re.findall(r"\*\*([^*]+)\*\*", text)
    assert len(words) > 100
    assert sorted(words) == sorted(set(words))


def documented_rules() -> set[str]:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*((?:MA|RW|AL)-[\d.]+)\*\*", text, re.MULTILINE))


def rules_with_a_test() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests" / "rulebook").glob("test_*.py"):
        for marked in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found |= set(RULE_ID.findall(marked))
    return found


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    assert len(documented_rules()) == 32 + 44
    assert documented_rules() == rules_with_a_test()


def test_code_names_only_rules_that_exist() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for rule in RULE_ID.findall(path.read_text(encoding="utf-8")):
            assert rule in documented_rules() or any(
                known.startswith(rule + ".") for known in documented_rules()
            ), f"{path.name} names {rule}"


ARGUMENTS = ("total", "card", "missing", "pips", "yellow", "blue")
"""What a reason tells of the action it refuses; the page of the rules has their names."""


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        *(("palace", reason) for reason in PalaceReason),
        *(("rollwrite", reason) for reason in RollWriteReason),
    ],
    ids=str,
)
def test_every_reason_is_documented_and_tested(game: str, reason: Reason) -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    told = {name: f"*{name}*" for name in ARGUMENTS}
    sentence = words_in("en")(f"reason-{game}-{reason.name}", **told)
    assert f"| `{reason.name}` | {reason.rule} | {sentence} |" in page
    paths = (ROOT / "tests" / "rulebook").glob(f"test_{game}_*.py")
    tests = "".join(path.read_text(encoding="utf-8") for path in paths)
    assert f'"{reason.name}"' in tests or f"Reason.{reason.name}" in tests
    assert reason.rule in documented_rules()


@pytest.mark.parametrize("reasons", [PalaceReason, RollWriteReason])
def test_reasons_have_numbers_of_their_own(reasons: type[Reason]) -> None:
    assert sorted(reason.number for reason in reasons) == list(range(1, len(reasons) + 1))


def test_the_codes_in_the_documents_are_those_of_the_program() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    names = ["TAKE", "BUY", "BUILD", "REMOVE", "EXCHANGE", "PLACE", "RESERVE", "GIVE", "PASS"]
    starts = [getattr(palace_codes, name) for name in names] + [palace_codes.ACTIONS]
    for name, start, end in zip(names, starts, starts[1:], strict=False):
        shown = f"{start} to {end - 1}" if end > start + 1 else str(start)
        assert f"| {name.lower()} | {shown} |" in page
    for start, word in ((0, "construct"), (36, "second"), (72, "keep"), (132, "gain")):
        assert str(ROLLWRITE.action(start)).startswith(word)
    assert "132 gain, 133 done" in page and str(ROLLWRITE.action(133)) == "done"


def test_the_positions_in_the_documents_are_what_the_program_writes() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    positions = re.findall(r"^(?:palace|rollwrite) players=.*\|.*$", page, re.MULTILINE)
    assert len(positions) >= 2
    for position in positions:
        rules = find_rules(position.split(maxsplit=1)[0])
        assert rules is not None
        assert rules.from_position_text(position).position_text() == position


def test_every_command_is_in_the_readme() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "alhambra", "--help"], capture_output=True, text=True, check=True
    )
    commands = re.findall(r"^    ([a-z]+)  ", done.stdout, re.MULTILINE)
    assert "play" in commands and "replay" in commands
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in commands:
        assert f"`./alhambra {command}" in readme, command


def test_figures_are_figures() -> None:
    page = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\| .* \| [\d.,]+ \|", page, re.MULTILINE)) >= 15


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_changelog_knows_this_version() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_files_stay_small() -> None:
    """A file of more than 400 lines is two things."""
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path.name


def test_no_host_of_a_registry_is_named() -> None:
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[A-Za-z0-9_.+!-]+", row) for row in text.split())


def test_the_document_and_the_page_say_what_fair_chance_does_not_promise() -> None:
    text = (ROOT / "docs" / "fair-chance.md").read_text(encoding="utf-8")
    _, _, rest = text.partition("\n## What is promised\n")
    promised, _, limits = rest.partition("\n## What is not promised\n")
    assert "One honest device is enough" in promised
    for said in ("Whoever runs the server knows", "can refuse to begin", "begin without somebody"):
        assert said in limits.partition("\n## ")[0]
    shown = ROOT / "src" / "alhambra" / "web" / "static" / "js" / "table" / "fair.js"
    assert 't("fair-limits")' in shown.read_text(encoding="utf-8")
    for language, said in {
        "en": "knows the secret",
        "nl": "kent het geheim",
        "de": "kennt das Geheimnis",
    }.items():
        catalogue = (ROOT / "src" / "alhambra" / "locale" / language / "table.ftl").read_text(
            encoding="utf-8"
        )
        (limits,) = re.findall("^fair-limits = (.*)$", catalogue, re.MULTILINE)
        assert said in limits
