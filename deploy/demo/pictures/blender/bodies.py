"""Bodies of furniture: their sides and backs, and the grid of their fronts."""

from __future__ import annotations

from typing import Any

import materials
from fronts import THICK, front
from shapes import box

Piece = dict[str, Any]


def sides(piece: Piece) -> tuple[float, float]:
    """Its left and right."""
    return piece["x"] - piece["width"] / 2, piece["x"] + piece["width"] / 2


def carcass(left: float, right: float, bottom: float, top: float, depth: float, surface, closed: bool = True) -> None:
    """Sides, bottom and back, and a lid where nothing sinks into it."""
    for x in (left, right - 1.8):
        box((x, x + 1.8), (-depth + THICK + 0.2, 0), (bottom, top), surface)
    between = (left + 1.7, right - 1.7)
    box(between, (-depth + THICK + 0.3, -0.1), (bottom + 0.05, bottom + 1.8), surface)
    box(between, (-1, -0.05), (bottom + 0.1, top - 0.1), surface, 0)
    if closed:
        box(between, (-depth + THICK + 0.3, -0.1), (top - 1.8, top - 0.05), surface)


def grid(
    piece: Piece, left: float, right: float, bottom: float, top: float, columns: int, rows: list[tuple[float, bool]]
) -> None:
    """Fronts in columns, and in rows from below: each a share of the height, and whether it is a door."""
    handle = piece.get("handle")
    groove = 1.7 if handle is None or handle["shape"] == "groove" else 0.4
    gap, y = 0.45, -piece["depth"]
    recess = materials.of({**piece["finish"], "paint": shaded(piece["finish"]["paint"])}, "x", piece["seed"])
    box((left + 0.4, right - 0.4), (y + THICK + 0.3, y + THICK + 0.8), (bottom + 0.4, top - 0.2), recess, 0)
    width = (right - left) / columns
    at = bottom
    for share, door in rows:
        height = (top - bottom) * share
        for column in range(columns):
            x = (left + column * width + gap / 2, left + (column + 1) * width - gap / 2)
            space = gap if piece.get("arched") or door else groove
            style = {
                "door": door,
                "fluted": piece.get("fluted"),
                "arched": piece.get("arched"),
                "handle": None if piece.get("arched") else handle,
                "seed": piece["seed"],
                "hinge": "right" if columns > 1 and column % 2 == 1 else "left",
            }
            front(x, (at + gap / 2, at + height - space), y, piece["finish"], style)
        at += height


def shaded(paint: dict[str, str]) -> dict[str, str]:
    """What lies behind the fronts, in the shade."""
    dark = "#" + "".join(f"{int(paint['shade'][at : at + 2], 16) // 3:02X}" for at in (1, 3, 5))
    return {**paint, "face": dark, "light": dark, "grain": dark}
