"""Towels: folded, hung over a bar, gathered on a peg."""

from __future__ import annotations

import math
import random
from typing import Any

import materials
from shapes import Point, box, mesh, relief, rounded, tube

Piece = dict[str, Any]


def towels(piece: Piece) -> None:
    """Folded towels, one on the other."""
    z = piece["z"]
    width = piece["width"]
    for index, color in enumerate(piece["colors"]):
        narrow = index * width * 0.02
        fold(piece["x"] + (index % 2) * 0.6, piece["y"], z, width - narrow, min(width * 0.8, 24), 4.6, color)
        z += 4.7


def fold(x: float, y: float, z: float, width: float, depth: float, height: float, color: str) -> None:
    """One towel, folded twice: its rounded edge looks into the room."""
    surface = materials.cloth(color)
    for level in range(2):
        low = z + level * height / 2
        made = box(
            (x - width / 2, x + width / 2), (y - depth / 2, y + depth / 2), (low + 0.05, low + height / 2), surface, 0
        )
        rounded(made, height / 4.2, 4)


def hanging_towel(piece: Piece) -> None:
    """A towel over a bar or on a peg: it falls in soft folds."""
    x, z, width, height = piece["x"], piece["z"], piece["width"], piece["height"]
    y = piece["y"]
    chance = random.Random(int(width * 10))
    waves = [(chance.uniform(0.25, 0.55), chance.uniform(0, 6), chance.uniform(0.4, 0.9)) for _ in range(3)]
    gathered = piece.get("gathered", False)

    def face(a: float, c: float) -> float:
        fall = (z - c) / height
        ripple = sum(
            size * math.sin(often * (a - x) * (1.8 if gathered else 1) + shift) for often, shift, size in waves
        )
        return (
            y
            - 1.0
            - ripple * (0.25 + 0.75 * fall)
            - (1.6 * math.sin(min(fall * 6, 1) * math.pi / 2) if gathered else 0)
        )

    if not gathered:
        made = relief(
            (x - width / 2, x + width / 2),
            (z - height, z + 1.3),
            face,
            y + 1.5,
            materials.cloth(piece["color"]),
            (50, 40),
        )
        return
    surface = materials.cloth(piece["color"])
    across, up = 44, 40
    points: list[Point] = []
    for row in range(up + 1):
        fall = row / up
        spread = 0.1 + 0.9 * (1 - (1 - min(fall * 1.6, 1)) ** 2)
        for column in range(across + 1):
            share = column / across - 0.5
            a = x + share * width * spread
            points.append(
                (
                    a,
                    y
                    - 0.4
                    - 2.2 * (1 - abs(share) * 1.6) * (1 - fall * 0.4)
                    + 1.1 * math.sin(share * 22 + 1) * (0.3 + 0.7 * (1 - fall)),
                    z + 1 - fall * height - abs(share) * 2 * (1 - fall),
                )
            )
    row_length = across + 1
    faces = [
        (r * row_length + s, r * row_length + s + 1, (r + 1) * row_length + s + 1, (r + 1) * row_length + s)
        for r in range(up)
        for s in range(across)
    ]
    made = mesh("towel", points, faces, surface)
    skin = made.modifiers.new("skin", "SOLIDIFY")
    skin.thickness = 0.7


def towel_bar(piece: Piece) -> None:
    """A short bar on the wall with a towel over it."""
    x, z, half = piece["x"], piece["z"], piece["width"] / 2
    metal = materials.of(piece["finish"]) if "finish" in piece else materials.plain("#2B2926", 0.42)
    tube([(x - half, -6, z), (x + half, -6, z)], 0.7, metal)
    for side in (x - half + 2, x + half - 2):
        tube([(side, 0, z), (side, -6, z)], 0.6, metal)
    hanging_towel(
        {
            "x": x,
            "y": -6.6,
            "z": z + 0.7,
            "width": piece["width"] * 0.7,
            "height": piece["height"],
            "color": piece["color"],
        }
    )


PIECES = {"towels": towels, "hangingTowel": hanging_towel, "towelBar": towel_bar}
