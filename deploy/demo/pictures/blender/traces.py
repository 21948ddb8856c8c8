"""What somebody has left behind a moment ago: a mat, slippers, an open book, a cup, a hat, a towel on a ladder."""

from __future__ import annotations

import math
from typing import Any

import materials
import textiles
from placing import placed
from shapes import box, relief, rounded, smooth_profile, tube, turned

Piece = dict[str, Any]


@placed
def mat(piece: Piece) -> None:
    """A bath mat of thick cotton, with a woven border."""
    width, depth = piece["width"], piece["depth"]
    made = box((-width / 2, width / 2), (-depth / 2, depth / 2), (0, 1.6), materials.cloth(piece["color"]), 0)
    rounded(made, 0.7, 3)
    for x in (-width / 2 + 5, width / 2 - 6.5):
        box((x, x + 1.5), (-depth / 2 + 1, depth / 2 - 1), (1.45, 1.75), materials.cloth("#B9A68C"), 0.1)


@placed
def slippers(piece: Piece) -> None:
    """A pair of slippers, one a little before the other."""
    felt, lining = materials.cloth(piece["color"]), materials.cloth("#E9DFCF")
    for side, ahead in ((-6.2, 0.0), (6.2, -3.2)):
        turned([(0, 0), (4.9, 0), (5.1, 0.8), (4.8, 1.9), (0, 1.7)], (side, ahead, 0), lining, 2.6)
        turned([(5.1, 0.2), (5.2, 2), (4.6, 4.2), (2.8, 5.6), (0, 6)], (side, ahead - 6.2, 0), felt, 1.35)


@placed
def book(piece: Piece) -> None:
    """An open book, face down or up."""
    page, cover = materials.plain("#F3EDE0", 0.9), materials.plain(piece["color"], 0.7)
    for side in (-1, 1):
        made = relief(
            (0, 14) if side > 0 else (-14, 0),
            (-10, 10),
            lambda a, c: -0.5 - 1.7 * math.sin(min(abs(a) / 14, 1) * math.pi * 0.5 + 0.5) ** 2,
            0.0,
            page,
            (14, 2),
        )
        made.rotation_euler = (-math.pi / 2, 0, 0)
    box((-14.6, 14.6), (-10.5, 10.5), (-0.3, 0), cover, 0.1)


@placed
def cup(piece: Piece) -> None:
    """A cup of stoneware on its saucer."""
    clay = materials.stone(piece.get("color", "#D9CDBB"), "speckled")
    turned([(0, 0), (3.2, 0), (6.4, 0.8), (6.6, 1.2), (3, 0.7), (0, 0.6)], (0, 0, 0), clay)
    outside = smooth_profile([(0, 0.7), (2.2, 0.8), (3.4, 2.6), (3.9, 5), (4, 6.8)], 4)
    turned([*outside, (3.7, 6.8), (3.4, 4.5), (2.6, 2.4), (0, 1.6)], (0, 0, 0), clay)
    turned([(0, 5.6), (3.6, 5.6)], (0, 0, 0), materials.plain("#3B2416", 0.15))
    ring = [2 * math.pi * step / 24 for step in range(25)]
    tube([(4.9 + math.cos(a) * 1.5, 0, 4 + math.sin(a) * 1.6) for a in ring], 0.38, clay)


@placed
def hat(piece: Piece) -> None:
    """A hat of straw that hangs on the wall."""
    straw = materials.plain("#CDB07C", 0.85)
    profile = [(0, 0.4), (18, 0), (18.6, 0.5), (10, 1.4), (8.6, 3), (7.8, 8.5), (6, 10), (0, 10.4)]
    for part in (
        turned(profile, (0, 0, 0), straw, 0.92),
        turned([(8.9, 1.6), (8.7, 4.4)], (0, 0, 0), materials.cloth("#4E463C"), 0.92),
    ):
        part.rotation_euler = (math.pi / 2, 0.12, 0)


@placed
def pot(piece: Piece) -> None:
    """A large pot of unglazed clay."""
    height = piece["height"]
    shape = [(0, 0), (0.24, 0), (0.4, 0.25), (0.44, 0.5), (0.34, 0.78), (0.2, 0.9), (0.23, 1), (0.19, 1), (0.16, 0.9)]
    turned([(r * height, h * height) for r, h in smooth_profile(shape)], (0, 0, 0), materials.stone(piece["color"], "matt"))


@placed
def ladder(piece: Piece) -> None:
    """A ladder of oak that leans against the wall, a towel over one of its rungs."""
    wood, height, half = materials.of(piece["finish"], "z", 7), piece["height"], piece["width"] / 2
    lean = 30.0

    def at(share: float) -> tuple[float, float]:
        return (-lean * (1 - share) - 2, height * share)

    for x in (-half, half):
        tube([(x, *at(0)), (x, *at(1))], 1.7, wood)
    for share in (0.2, 0.39, 0.58, 0.77, 0.95):
        tube([(-half, *at(share)), (half, *at(share))], 1.2, wood)
    y, z = at(0.77)
    textiles.hanging_towel(
        {"x": 0, "y": y - 1.6, "z": z + 1.1, "width": half * 1.6, "height": 54, "color": piece["color"]}
    )


PIECES = {"ladder": ladder, "mat": mat, "slippers": slippers, "book": book, "cup": cup, "hat": hat, "pot": pot}
