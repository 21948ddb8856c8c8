"""Drawer fronts and doors, and what the hand pulls them with."""

from __future__ import annotations

import math
from typing import Any

import materials
from shapes import arch, box, mesh, plate, rectangle, relief, rounded, tube, turned

THICK = 1.9


def front(
    x: tuple[float, float], z: tuple[float, float], y: float, finish: dict[str, Any], style: dict[str, Any]
) -> None:
    """One front whose face lies at y: plain, fluted, or with an arch milled into it; then its handle."""
    upright = style.get("door", False)
    surface = materials.of(finish, "z" if upright else "x", style["seed"])
    handle = style.get("handle")
    width = x[1] - x[0]
    if style.get("fluted"):
        count = max(round(width / 2.3), 4)
        pitch = width / count
        relief(
            x,
            z,
            lambda a, c: y + 0.75 - 0.75 * abs(math.sin(math.pi * (a - x[0]) / pitch)) ** 0.6,
            y + THICK,
            surface,
            (count * 8, 1),
        )
    elif style.get("arched"):
        side = min(width * 0.14, 7)
        hole = arch(x[0] + side, x[1] - side, z[0] + side * 0.8, z[1] - side * 0.8)
        plate([rectangle(*x, *z), hole], y, 1.0, surface, 0.14)
        box(x, (y + 0.95, y + THICK), z, surface, 0.05)
    elif handle and handle["shape"] == "cut":
        plate([bitten(x, z)], y, THICK, surface, 0.12)
    else:
        box(x, (y, y + THICK), z, surface, 0.14)
    if handle and handle["shape"] in HANDLES:
        pull(handle, x, z, y, upright, style.get("hinge", "left"))


def bitten(x: tuple[float, float], z: tuple[float, float]) -> list[tuple[float, float]]:
    """A front with half a moon cut out of its upper edge."""
    middle, radius = (x[0] + x[1]) / 2, min(5.6, (x[1] - x[0]) / 5)
    moon = [
        (middle + math.cos(a) * radius, z[1] - math.sin(a) * radius * 0.62)
        for a in [math.pi * i / 30 for i in range(31)]
    ]
    return [(x[0], z[0]), (x[1], z[0]), (x[1], z[1]), *moon, (x[0], z[1])]


def pull(handle: dict[str, Any], x, z, y: float, upright: bool, hinge: str) -> None:
    """Put a handle where the hand looks for it: high on a drawer, at the free edge of a door."""
    if upright and z[1] - z[0] > 20:
        across = x[1] - 4.2 if hinge == "left" else x[0] + 4.2
        tall = z[1] - z[0]
        up = z[1] - min(14, tall * 0.3) if z[0] < 90 else z[0] + min(16, tall * 0.3)
    else:
        across, up = (x[0] + x[1]) / 2, z[1] - min(7, (z[1] - z[0]) * 0.34)
    if handle["shape"] == "edge":
        up = z[1]
        across = (x[0] + x[1]) / 2
    length = min(handle.get("length", 16), (x[1] - x[0]) * 0.5 if not upright else 20)
    HANDLES[handle["shape"]](across, up, y, materials.of(handle["finish"], "z" if upright else "x", 3), length, upright)


def bar(x: float, z: float, y: float, metal, length: float, upright: bool) -> None:
    """A round bar on two feet."""
    reach = length / 2
    ends = (
        [(x, y - 2.6, z - reach), (x, y - 2.6, z + reach)]
        if upright
        else [(x - reach, y - 2.6, z), (x + reach, y - 2.6, z)]
    )
    tube(ends, 0.55, metal)
    for share in (0.12, 0.88):
        foot = [a + (b - a) * share for a, b in zip(*ends)]
        tube([(foot[0], y + 0.1, foot[2]), (foot[0], y - 2.6, foot[2])], 0.4, metal)


def edge(x: float, z: float, y: float, metal, length: float, upright: bool) -> None:
    """A thin profile over the upper edge of a front."""
    half = max(length, 12) / 2
    box((x - half, x + half), (y - 1.7, y + 1.2), (z - 0.05, z + 0.22), metal, 0.05)
    box((x - half, x + half), (y - 1.7, y - 1.45), (z - 1.5, z + 0.2), metal, 0.05)


def knob(x: float, z: float, y: float, body, length: float, upright: bool) -> None:
    """A turned knob."""
    made = turned(
        [(0, 0), (0.75, 0), (0.7, 1.0), (1.0, 1.5), (1.65, 2.0), (1.75, 2.5), (1.55, 2.9), (0.9, 3.1), (0, 3.14)],
        (0, 0, 0),
        body,
        steps=48,
    )
    made.rotation_euler = (math.pi / 2, 0, 0)
    made.location = (x, y, z)


def ring(x: float, z: float, y: float, metal, length: float, upright: bool) -> None:
    """A ring that hangs from a boss."""
    made = turned([(0, 0), (1.3, 0), (1.3, 0.5), (0.8, 0.8), (0.7, 1.6), (0, 1.7)], (0, 0, 0), metal, steps=40)
    made.rotation_euler = (math.pi / 2, 0, 0)
    made.location = (x, y, z)
    turn = [2 * math.pi * i / 40 for i in range(41)]
    tube([(x + math.sin(a) * 2.3, y - 1.2 - 0.1 * math.cos(a), z - 2.3 + math.cos(a) * 2.3) for a in turn], 0.36, metal)


def shell(x: float, z: float, y: float, metal, length: float, upright: bool) -> None:
    """A cup that the fingers reach under: half of a dome."""
    steps, rows = 24, 8
    points, faces = [], []
    for row in range(rows + 1):
        lift = math.pi / 2 * row / rows
        for step in range(steps + 1):
            angle = math.pi * step / steps
            points.append(
                (
                    x + math.cos(angle) * math.cos(lift) * 4.4,
                    y - math.sin(lift) * 2.5,
                    z - 1.5 + math.sin(angle) * math.cos(lift) * 3.4,
                )
            )
    for row in range(rows):
        for step in range(steps):
            at = row * (steps + 1) + step
            faces.append((at, at + 1, at + steps + 2, at + steps + 1))
    made = mesh("shell", points, faces, metal)
    skin = made.modifiers.new("skin", "SOLIDIFY")
    skin.thickness = 0.25
    plate(
        [[(x + a, z - 1.5 + b) for a, b in ((-4.7, -0.1), (4.7, -0.1), (4.7, 0.5), (-4.7, 0.5))]],
        y - 0.25,
        0.3,
        metal,
        0.05,
    )


def strap(x: float, z: float, y: float, leather, length: float, upright: bool) -> None:
    """A loop of leather, held by a stud."""
    made = relief(
        (x - 1.5, x + 1.5),
        (z - 7.5, z + 1.2),
        lambda a, c: y - 0.35 - 1.9 * math.sin(math.pi * max(0.0, min(1.0, (z - 0.6 - c) / 6.9))) ** 0.8,
        y - 0.05,
        leather,
        (2, 40),
    )
    rounded(made, 0.1)
    knob_metal = materials.metal("#B8935A", "z")
    stud = turned([(0, 0), (0.6, 0), (0.55, 0.3), (0, 0.45)], (0, 0, 0), knob_metal, steps=24)
    stud.rotation_euler = (math.pi / 2, 0, 0)
    stud.location = (x, y - 0.4, z + 0.2)


HANDLES = {"bar": bar, "edge": edge, "knob": knob, "ring": ring, "shell": shell, "strap": strap}
