"""Small things that give a room its scale: a bottle, soap, a basket."""

from __future__ import annotations

import math
from typing import Any

import materials
from shapes import box, rounded, smooth_profile, tube, turned

Piece = dict[str, Any]


def bottle(piece: Piece) -> None:
    """A soap dispenser of brown glass."""
    at = (piece["x"], piece["y"], piece["z"])
    turned(
        smooth_profile([(0, 0), (3.2, 0), (3.3, 0.4), (3.3, 11), (2.6, 13), (1.3, 14), (1.2, 15.4), (0, 15.4)], 3),
        at,
        materials.plain("#3E2A1A", 0.12),
    )
    black = materials.plain("#2B2926", 0.4)
    tube(
        [
            (at[0], at[1], at[2] + 15),
            (at[0], at[1], at[2] + 18.4),
            (at[0] - 3.8, at[1] - 1, at[2] + 18.2),
            (at[0] - 4.1, at[1] - 1.1, at[2] + 17.4),
        ],
        0.42,
        black,
    )


def soap(piece: Piece) -> None:
    """A piece of soap on a dish."""
    x, y, z = piece["x"], piece["y"], piece["z"]
    turned(
        [(0, 0), (4.6, 0), (5.4, 0.9), (5.1, 1.0), (4.4, 0.5), (0, 0.5)],
        (x, y, z),
        materials.stone("#B8A58C", "speckled"),
        0.72,
    )
    made = box(
        (x - 3.3, x + 3.3), (y - 2.1, y + 2.1), (z + 0.6, z + 2.7), materials.plain("#EFE3CB", 0.5, Subsurface=0.0), 0
    )
    rounded(made, 0.8, 4)


def jar(piece: Piece) -> None:
    """A jar of stoneware with a lid of cork."""
    at, height = (piece["x"], piece["y"], piece["z"]), piece["height"]
    turned([(0, 0), (2.7, 0), (2.9, 0.3), (2.9, height - 1.4), (2.6, height - 1)], at, materials.stone("#D9CDBB", "matt"))
    turned([(2.5, height - 1.2), (2.6, height), (0, height)], at, materials.plain("#B08A5C", 0.85))


def basket(piece: Piece) -> None:
    """A basket, woven."""
    x, y, z, width, height = (piece[key] for key in ("x", "y", "z", "width", "height"))
    rows = max(int(height / 1.1), 4)
    profile = []
    for row in range(rows * 4 + 1):
        t = row / (rows * 4)
        radius = width / 2 * (0.84 + 0.16 * math.sin(t * math.pi * 0.62)) + 0.28 * math.sin(row * math.pi / 2)
        profile.append((radius, t * height))
    inside = [(width / 2 * 0.93, height), (width / 2 * 0.9, height * 0.3), (0, height * 0.25)]
    nodes = materials.Nodes("wicker")
    strands = nodes.noise(nodes.place((1.4, 1.4, 3.5)), 3)
    color = nodes.mix(nodes.between(strands, 0.35, 0.65), materials.linear("#B99468"), materials.linear("#8F6C45"))
    turned([(0, 0), *profile, *inside], (x, y, z), nodes.look(Base_Color=color, Roughness=0.75), 0.74, 3.2, 120)


PIECES = {"bottle": bottle, "soap": soap, "jar": jar, "basket": basket}
