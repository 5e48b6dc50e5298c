"""What the page on running a server says is true."""

from pathlib import Path

from alhambra.locale import words_in
from alhambra.server.hosting import SETTINGS, Setting
from alhambra.server.meter import INSTRUMENTS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "operate.md").read_text(encoding="utf-8")
KINDS = {int: "number", float: "number", bool: "true or false", str: "text", list: "list of texts"}


def row(setting: Setting) -> str:
    words = words_in("en")
    value = f" {words(f'value-{setting.value}')}" if setting.value else ""
    what = words(f"help-{setting.name}", default=setting.shown)
    names = (
        f"`{setting.flag}{value}` | `{setting.variable}` | `{setting.name}`, {KINDS[setting.kind]}"
    )
    return f"| {names} | {what} |"


def test_every_setting_stands_in_the_table_and_nothing_else() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `--")]
    assert rows == [row(setting) for setting in SETTINGS], "\n".join(map(row, SETTINGS))


def test_every_metric_stands_in_the_table_and_nothing_else() -> None:
    rows = [line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `alhambra_")]
    labels = {one.name: "{" + ",".join(one.labels) + "}" for one in INSTRUMENTS}
    assert rows == [name + label.replace("{}", "") for name, label in labels.items()]
