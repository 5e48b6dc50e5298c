"""A chart of a contest: the share of the victory of every player, with its interval, as SVG."""

from html import escape

from alhambra.arena.contest import Contest
from alhambra.arena.report import Report
from alhambra.locale import Words

ROW = 34
LEFT = 190
WIDTH = 420
RIGHT = 110
TOP = 46
BOTTOM = 34
INK, QUIET, BAR, WHISKER = "#2b2622", "#8a8178", "#c9a45c", "#6b3f2a"


def drawn(report: Report, words: Words) -> str:
    """The chart of a report; strongest first."""
    ordered = sorted(report.figures, key=lambda figures: -figures.win_share.mean)
    height = TOP + ROW * len(ordered) + BOTTOM
    whole = LEFT + WIDTH + RIGHT
    title = title_of(report.contest, words)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {height}" '
        f'width="{whole}" height="{height}" role="img" lang="{words.language}" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{whole}" height="{height}" fill="#fffdf8"/>',
        _text(12, 24, title, fill=INK, weight="bold"),
    ]
    bottom = TOP + ROW * len(ordered)
    for tenth in (0, 25, 50, 75, 100):
        x = LEFT + WIDTH * tenth / 100
        parts.append(
            f'<line x1="{x:g}" y1="{TOP}" x2="{x:g}" y2="{bottom}" stroke="{QUIET}" '
            f'stroke-dasharray="{"2 3" if tenth else "none"}"/>'
        )
        parts.append(_text(x, bottom + 18, f"{tenth} %", fill=QUIET, anchor="middle"))
    for place, figures in enumerate(ordered):
        share = figures.win_share
        y = TOP + ROW * place + ROW / 2
        low, high = LEFT + WIDTH * share.low, LEFT + WIDTH * share.high
        parts += [
            _text(LEFT - 10, y + 5, figures.player, fill=INK, anchor="end"),
            f'<rect x="{LEFT}" y="{y - 9:g}" width="{WIDTH * share.mean:.1f}" height="18" '
            f'fill="{BAR}"/>',
            f'<path d="M{low:.1f} {y - 5:g}v10M{low:.1f} {y:g}H{high:.1f}M{high:.1f} {y - 5:g}v10" '
            f'fill="none" stroke="{WHISKER}" stroke-width="2"/>',
            _text(LEFT + WIDTH + 12, y + 5, f"{100 * share.mean:.1f} %", fill=INK),
        ]
    return "\n".join([*parts, "</svg>", ""])


def title_of(contest: Contest, words: Words) -> str:
    """What is played, as tables and charts head it."""
    game = words(f"terminal-game-{contest.game}")
    return words("arena-title", game=game, seats=contest.seats, seed=str(contest.seed))


def _text(
    x: float, y: float, text: str, *, fill: str, anchor: str = "start", weight: str = "normal"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{fill}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )
