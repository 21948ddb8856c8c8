"""The workshop: a bench with a drawer in the making, planks against the wall, tools above."""

from __future__ import annotations

import math
from typing import Any

import materials
from shapes import box, mesh, plate, tube, turned

Piece = dict[str, Any]


def workshop(piece: Piece) -> None:
    """The bench and what is around it."""
    wood = piece["woods"]
    oak, dark, walnut = (
        materials.of(wood[name], "x", seed) for name, seed in (("oak", 2), ("smokedOak", 4), ("walnut", 6))
    )
    bench(oak, dark, materials.of(wood["smokedOak"], "z", 3))
    drawer(materials.of(piece["finish"], "x", 9), oak, -44, -34, 86)
    board_stack(walnut, oak, 46, -30)
    plane(20, -46, 86, walnut)
    for side in piece["planks"]:
        planks(side, wood)
    tools(oak, walnut)


def bench(oak, dark, upright) -> None:
    """A long bench on four legs, a board below."""
    box((-110, 110), (-66, -6), (80, 86), oak, 0.4)
    for x in (-98, 88):
        for y in (-60, -20):
            box((x, x + 10), (y, y + 9), (0, 80), upright, 0.3)
    box((-92, 92), (-56, -14), (20, 24), dark, 0.3)
    box((-92, 92), (-59, -55), (68, 80), dark, 0.3)
    for index, (left, right) in enumerate(((-76, -12), (4, 74))):
        for level in range(3):
            box(
                (left + level * 2, right - level),
                (-50, -20),
                (24 + level * 4.4, 28 + level * 4.4),
                (oak, dark)[(level + index) % 2],
                0.15,
            )


def drawer(front, oak, x: float, y: float, z: float) -> None:
    """A drawer that waits for its front: dovetails at the corners."""
    for side in (x - 33, x + 31.6):
        box((side, side + 1.4), (y - 18.6, y + 18.6), (z, z + 18), oak, 0.08)
    box((x - 33, x + 33), (y + 18.6, y + 20), (z, z + 18), oak, 0.08)
    box((x - 33, x + 33), (y - 20, y - 18.6), (z, z + 18), oak, 0.08)
    box((x - 33, x + 33), (y - 19, y + 19), (z + 1, z + 2), oak, 0.05)
    for index in range(3):
        for side in (x - 33.05, x + 31.55):
            box((side, side + 1.5), (y - 20.05, y - 18.5), (z + 2 + index * 5.6, z + 4.6 + index * 5.6), front, 0.03)
    leaning = box((x + 26, x + 96), (y + 21, y + 23), (z, z + 21), front, 0.14)
    leaning.rotation_euler = (-0.06, 0, 0)


def board_stack(walnut, oak, x: float, y: float) -> None:
    """Boards cut to length."""
    for index, surface in enumerate((oak, walnut, oak)):
        made = box((-27 + index * 2, 27 - index * 3), (-9, 9), (0, 2.2), surface, 0.1)
        made.location = (x, y - 14, 86 + index * 2.3)
        made.rotation_euler = (0, 0, 0.05 * (index - 1))


def plane(x: float, y: float, z: float, body) -> None:
    """A hand plane and its shavings."""
    plate([[(x - 14, z), (x + 14, z), (x + 14, z + 5), (x + 6, z + 5.4), (x - 14, z + 5.4)]], y - 3, 6, body, 0.25)
    turned([(0, 0), (1.6, 0), (2.1, 2.5), (1.4, 5), (0, 5.4)], (x - 10, y, z + 5), body, steps=32)
    tube([(x + 7, y, z + 5), (x + 8.5, y, z + 9), (x + 11.5, y, z + 11)], 1.3, body, soft=True)
    blade = box((x - 1, x - 0.4), (y - 2.2, y + 2.2), (z + 3, z + 11), materials.metal("#A9AAA8", "z"), 0.05)
    blade.rotation_euler = (0, 0, 0)
    shaving = materials.plain("#DDBF97", 0.6)
    for index in range(6):
        shavings(x + 20 + index * 4.2, y - 8 + (index * 5) % 9, z + 0.1, 1.6 + (index % 3) * 0.5, shaving)


def shavings(x: float, y: float, z: float, radius: float, surface) -> None:
    """A curl of wood."""
    steps = 36
    points, faces = [], []
    for step in range(steps + 1):
        angle, reach = step / steps * 4 * math.pi, radius * (1 - 0.4 * step / steps)
        for side in (0, 2.2):
            points.append((x + math.cos(angle) * reach, y + side + step * 0.04, z + radius + math.sin(angle) * reach))
        if step:
            at = step * 2
            faces.append((at - 2, at - 1, at + 1, at))
    mesh("shaving", points, faces, surface)


def planks(x: float, wood: dict[str, Any]) -> None:
    """Planks that lean against the wall."""
    for index, name in enumerate(("oak", "smokedOak", "oak", "walnut")):
        height = 212 - index * 11
        made = box((-5.4, 5.4), (-1.4, 1.4), (0, height), materials.of(wood[name], "z", 11 + index * 3), 0.15)
        made.location = (x - 24 + index * 13.5, -24 + index * 1.5, 0)
        made.rotation_euler = (-0.1, 0.012 * (index - 1.5), 0)


def tools(oak, walnut) -> None:
    """A rail with chisels, a saw and a square."""
    box((-84, 64), (-2.4, 0), (172, 178), oak, 0.2)
    steel = materials.metal("#A9AAA8", "z")
    for index in range(4):
        x = -72 + index * 13
        turned([(0, 0), (1.3, 0.2), (1.7, 4), (1.3, 9), (1.5, 11.5), (0, 12)], (x, -4.2, 168), walnut, steps=24)
        box((x - 0.9, x + 0.9), (-4.5, -4.0), (150 - index, 168), steel, 0.05)
    plate([[(-10, 166), (34, 168), (34, 158), (-10, 163)]], -3.6, 0.25, steel, 0.02)
    plate(
        [[(34, 170), (46, 171), (48, 160), (44, 155), (36, 156)], [(38, 167), (43, 168), (44, 161), (39, 160)]],
        -4.2,
        1.8,
        walnut,
        0.3,
    )
    box((53, 56), (-3.4, -2.4), (148, 170), walnut, 0.1)
    box((53, 53.4), (-3.1, -2.8), (148, 150), steel, 0)
    box((40, 56), (-3.1, -2.8), (146, 149), steel, 0.02)


PIECES = {"workshop": workshop}
