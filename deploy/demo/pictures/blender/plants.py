"""What grows: a vase with a branch, an olive tree in a pot."""

from __future__ import annotations

import math
import random
from typing import Any

from mathutils import Vector

import materials
from shapes import Point, mesh, smooth_profile, tube, turned

Piece = dict[str, Any]

VASES = [
    [
        (0, 0),
        (0.24, 0),
        (0.34, 0.12),
        (0.42, 0.34),
        (0.38, 0.58),
        (0.2, 0.78),
        (0.14, 0.88),
        (0.17, 1.0),
        (0.12, 1.0),
        (0.1, 0.9),
    ],
    [(0, 0), (0.3, 0), (0.33, 0.05), (0.3, 0.5), (0.24, 0.8), (0.25, 1.0), (0.2, 1.0), (0.19, 0.8)],
    [(0, 0), (0.2, 0), (0.45, 0.2), (0.52, 0.45), (0.4, 0.7), (0.2, 0.85), (0.22, 1.0), (0.17, 1.0), (0.15, 0.86)],
]


def vase(piece: Piece) -> None:
    """A vase of stoneware, with a branch in it unless it is too small."""
    height, seed = piece["height"], piece.get("seed", 1)
    chance = random.Random(seed)
    shape = VASES[int(piece.get("kind", seed)) % len(VASES)]
    turned(
        [(max(r, 0) * height, h * height) for r, h in smooth_profile(shape)],
        (piece["x"], piece["y"], piece["z"]),
        materials.stone(piece["color"], "matt"),
    )
    if piece.get("branch", True):
        foot = (piece["x"], piece["y"], piece["z"] + height * 0.8)
        for _ in range(3):
            branch(foot, height * chance.uniform(1.3, 2.0), chance.uniform(-0.5, 0.5), chance, leaf=height * 0.16)


def branch(foot: Point, length: float, lean: float, chance: random.Random, leaf: float, color: str = "#6E7B5A") -> None:
    """A twig with leaves on both sides."""
    turn = chance.uniform(-0.9, 0.9)
    bend = chance.uniform(0.1, 0.5)
    steps = 14
    path = []
    for step in range(steps + 1):
        t = step / steps
        path.append(
            (
                foot[0] + math.sin(lean) * length * t + bend * length * 0.3 * t * t * (1 if lean > 0 else -1),
                foot[1] - length * 0.16 * turn * t,
                foot[2] + math.cos(lean) * length * t * (1 - 0.12 * t),
            )
        )
    tube(path, 0.13 + leaf * 0.02, materials.plain("#5B4A34", 0.8))
    surface = materials.plain(color, 0.55, Specular=0.3)
    points: list[Point] = []
    faces: list[tuple[int, ...]] = []
    for step in range(3, steps + 1):
        for side in (-1, 1):
            at = Vector(path[step])
            along = (Vector(path[step]) - Vector(path[step - 1])).normalized()
            aside = Vector((side * chance.uniform(0.5, 1), chance.uniform(-0.9, 0.5), chance.uniform(0.0, 0.5)))
            direction = (along * 0.6 + aside).normalized()
            add_leaf(points, faces, at, direction, leaf * chance.uniform(0.8, 1.35), chance)
    mesh("leaves", points, faces, surface)


def add_leaf(
    points: list[Point],
    faces: list[tuple[int, ...]],
    at: Vector,
    direction: Vector,
    length: float,
    chance: random.Random,
) -> None:
    """A leaf, bent a little along its rib."""
    side = direction.cross(
        Vector((chance.uniform(-0.4, 0.4), chance.uniform(-1, -0.2), chance.uniform(0.2, 1)))
    ).normalized()
    up = side.cross(direction).normalized()
    start = len(points)
    for t in (0.0, 0.25, 0.55, 0.8, 1.0):
        half = math.sin(math.pi * min(t * 0.93 + 0.05, 1)) ** 0.8 * length * 0.19
        droop = up * (length * 0.22 * t * t)
        middle = at + direction * (length * t) - droop
        for share in (-1, 0, 1):
            points.append(tuple(middle + side * half * share + up * (abs(share) * half * 0.25)))
    for row in range(4):
        for column in range(2):
            first = start + row * 3 + column
            faces.append((first, first + 1, first + 4, first + 3))


def plant(piece: Piece) -> None:
    """A young olive tree in a pot of clay."""
    chance = random.Random(piece.get("seed", 3))
    x, y, height = piece["x"], piece["y"], piece["height"]
    pot = height * 0.3
    turned(
        smooth_profile(
            [
                (0, 0),
                (pot * 0.38, 0),
                (pot * 0.42, 0.1 * pot),
                (pot * 0.52, 0.9 * pot),
                (pot * 0.53, pot),
                (pot * 0.47, pot),
                (pot * 0.45, pot * 0.85),
                (0, pot * 0.84),
            ]
        ),
        (x, y, 0),
        materials.stone(piece.get("color", "#C9B49B"), "matt"),
    )
    for _ in range(9):
        branch(
            (x + chance.uniform(-2, 2), y + chance.uniform(-2, 2), pot * 0.8),
            height * chance.uniform(0.52, 0.8),
            chance.uniform(-0.62, 0.62),
            chance,
            leaf=height * 0.085,
            color="#66734F",
        )


PIECES = {"plant": plant, "vase": vase}
