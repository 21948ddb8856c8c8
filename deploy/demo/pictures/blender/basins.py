"""Washbasins and their taps: tops with a basin sunk into them, and bowls that stand on a board."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import materials
from shapes import Point, box, mesh, tube, turned

Piece = dict[str, Any]


def basin(piece: Piece, left: float, right: float) -> None:
    """The top of a washbasin unit with its basins."""
    record = piece["basin"]
    glaze = materials.of(record["finish"], "x", 1)
    metal = materials.of(piece["tap"], "z")
    top, slab, depth = piece["top"], piece["slab"], piece["depth"]
    places = [piece["x"] + share * piece["width"] for share in piece["basins"]]
    if record["shape"] in ("slab", "double", "small"):
        half = min(piece["width"] / len(piece["basins"]) * 0.5 - 7, 27)
        well = WELLS[piece.get("well", "fired" if record["finish"]["kind"] == "ceramic" else "carved")]
        sunk(left - 0.5, right + 0.5, depth + 0.8, top, slab, places, half, glaze, well)
        beside = piece.get("tapBeside", 0)
        for x in places:
            if well is not WELLS["sloping"]:
                drain(x, -depth * 0.5, top - 10.2, metal)
            tap(x + beside, -7, top, 13, 15 if beside == 0 else 11, metal)
        return
    board = materials.of(piece["finish"], "x", piece["seed"] + 4)
    box((left - 0.3, right + 0.3), (-depth - 0.4, 0), (top - slab, top), board, 0.18)
    for x in places:
        # The tap stands on the board behind the bowl, with a finger's width between them.
        bowl(record["shape"], x, min(-depth * 0.54, -7.4 - reach_back(record["shape"])), top, glaze)
        tap(x, -4, top, 27, 19, metal)


# The basin of a top: how square it is, where its floor ends on the way to the edge, how deep it lies from front (0) to back (1).
WELLS: dict[str, tuple[int, float, Callable[[float], float]]] = {
    "fired": (5, 0.5, lambda _: 10.5),
    "carved": (16, 0.88, lambda _: 10.5),
    "sloping": (16, 0.93, lambda back: 1.5 + 9.0 * back),
}


def sunk(
    left: float, right: float, depth: float, top: float, slab: float, places: list[float], half: float, glaze, well
) -> None:
    """A slab whose surface sinks into basins: soft walls fired with it, or straight ones carved out of it."""
    square, floor, depth_at = well
    back, near = -10.5, -depth + 5.5
    middle, deep = (back + near) / 2, (back - near) / 2

    def height(x: float, y: float) -> float:
        lowest = 0.0
        for place in places:
            r = (abs((x - place) / half) ** square + abs((y - middle) / deep) ** square) ** (1 / square)
            low = depth_at(max(0.0, min(1.0, (y - near) / (back - near))))
            lowest = min(lowest, -low * (1 - smooth((r - floor) / (1 - floor)) ** 1.25))
        return top + lowest

    across, along = (220, 90) if floor < 0.8 else (520, 260)
    xs = [left + (right - left) * i / across for i in range(across + 1)]
    ys = [-depth + depth * i / along for i in range(along + 1)]
    points: list[Point] = [(x, y, height(x, y)) for y in ys for x in xs]
    row = across + 1
    faces = [
        (r * row + s, r * row + s + 1, (r + 1) * row + s + 1, (r + 1) * row + s)
        for r in range(along)
        for s in range(across)
    ]
    mesh("top", points, faces, glaze)
    box((left, right), (-depth, -depth + 1.2), (top - slab, top + 0.02), glaze, 0.25)
    for x in (left, right - 1.2):
        box((x, x + 1.2), (-depth + 1.15, 0), (top - slab + 0.05, top + 0.01), glaze, 0)


def smooth(share: float) -> float:
    """0 to 1 without corners."""
    held = max(0.0, min(1.0, share))
    return held * held * (3 - 2 * held)


BOWLS = {
    "bowl": (19.5, 13.2, 1.0, 2.0),
    "oval": (28.0, 12.0, 0.64, 2.0),
    "low": (20.0, 8.0, 1.0, 2.0),
    "square": (20.0, 11.0, 0.92, 7.0),
}


def reach_back(shape: str) -> float:
    """How far a bowl's rim is behind its middle."""
    radius, _, squash, _ = BOWLS[shape]
    return radius * squash


def bowl(shape: str, x: float, y: float, z: float, glaze) -> None:
    """A bowl with a thin rim, hollow inside."""
    radius, height, squash, corner = BOWLS[shape]
    outer = [
        (radius * (0.5 + 0.5 * math.sin(math.pi / 2 * t) ** 0.85), height * (1 - math.cos(math.pi / 2 * t)) ** 0.9)
        for t in [i / 16 for i in range(17)]
    ]
    inner = [((r - 0.9) if h > 2 else max(r - 2.4, 0), max(h, 1.6)) for r, h in reversed(outer)]
    rim = [(radius - 0.1, height + 0.22), (radius - 0.45, height + 0.34), (radius - 0.8, height + 0.2)]
    turned([(0, 0), *outer, *rim, *inner, (3, 1.2), (0, 1.1)], (x, y, z), glaze, squash, corner)
    drain(x, y, z + 1.3, materials.metal("#A9AAA8"))


def drain(x: float, y: float, z: float, metal) -> None:
    """The waste of a basin."""
    turned([(2.2, 0), (2.2, 0.5), (1.9, 0.7), (0, 0.8)], (x, y, z), metal, steps=40)


def tap(x: float, y: float, z: float, height: float, reach: float, metal) -> None:
    """A tap on one foot: a bent spout, a slim lever."""
    turned([(2.5, 0), (2.5, 0.5), (2.1, 0.7), (0, 0.7)], (x, y, z), metal, steps=40)
    bend = 4.0
    arc = [
        (x, y - bend + bend * math.cos(a), z + height - bend + bend * math.sin(a))
        for a in [math.pi / 2 * i / 10 for i in range(11)]
    ]
    tube(
        [
            (x, y, z),
            *arc,
            (x, y - reach, z + height),
            (x, y - reach - 0.9, z + height - 0.5),
            (x, y - reach - 1.1, z + height - 2),
        ],
        1.05,
        metal,
    )
    tube([(x + 0.6, y, z + height * 0.55), (x + 2.4, y, z + height * 0.55)], 0.8, metal)
    tube([(x + 2.4, y, z + height * 0.55), (x + 2.8, y - 0.6, z + height * 0.55 + 4.6)], 0.32, metal)


def washbasin(piece: Piece) -> None:
    """A washbasin alone, on the front of its unit."""
    unit_like = {**piece, "slab": piece.get("slab", 1.8), "seed": 5}
    left, right = piece["x"] - piece["width"] / 2, piece["x"] + piece["width"] / 2
    basin(unit_like, left, right)
    oak = materials.of(piece["finish"], "x", 8)
    y = -piece["depth"] + 0.8
    box((left + 0.3, right - 0.3), (y, y + 1.9), (piece["top"] - 24, piece["top"] - unit_like["slab"] - 0.5), oak, 0.15)
    box((left + 0.3, right - 0.3), (y + 2, 0), (piece["top"] - 24, piece["top"] - 22), oak, 0)
    for x in (left + 0.3, right - 2.3):
        box((x, x + 2), (y + 1.9, 0), (piece["top"] - 24, piece["top"] - unit_like["slab"] - 0.1), oak, 0.1)


def bath(piece: Piece) -> None:
    """A bath that stands free, and its tap on the floor behind it."""
    x, y, length = piece["x"], piece["y"], piece["width"]
    glaze, metal = materials.ceramic("#F1EEE8", False), materials.of(piece["tap"], "z")
    reach = length / 2
    outside = [(reach * 0.8, 0), (reach * 0.84, 4), (reach * 0.9, 22), (reach * 0.98, 52), (reach, 57)]
    inside = [(reach - 1.2, 58), (reach - 2.6, 57), (reach * 0.9, 44), (reach * 0.8, 20), (reach * 0.7, 15), (0, 14)]
    turned([(0, 0), *outside, *inside], (x, y, 0), glaze, 0.46, 2.5, 120)
    foot = (x - reach * 0.25, y + reach * 0.46 + 6)
    arc = [(foot[0], foot[1] - 7 + 7 * math.cos(a), 92 + 7 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
    tube([(*foot, 0), *arc, (foot[0], foot[1] - 14, 86)], 1.3, metal)
    turned([(4.5, 0), (4.5, 0.6), (0, 0.9)], (*foot, 0), metal)


PIECES = {"washbasin": washbasin, "bath": bath}
