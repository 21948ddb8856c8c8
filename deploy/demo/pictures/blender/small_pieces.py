"""Accessories, and boards that show a finish or a handle."""

from __future__ import annotations

from typing import Any

import materials
import objects
import plants
import textiles
from bodies import sides
from fronts import front
from shapes import box, tube, turned

Piece = dict[str, Any]


def rail(piece: Piece) -> None:
    """A bar for towels, with one over it."""
    left, right = sides(piece)
    metal = materials.of(piece["finish"], "x")
    z, out = piece["z"] - 3, -piece["depth"] + 1
    tube([(left, out, z), (right, out, z)], 0.8, metal)
    for x in (left + 2.5, right - 2.5):
        tube([(x, 0, z), (x, out, z)], 0.7, metal)
        made = turned([(0, 0), (2.2, 0), (2.2, 0.6), (1.9, 0.9), (0, 0.9)], (0, 0, 0), metal, steps=40)
        made.rotation_euler = (1.5708, 0, 0)
        made.location = (x, 0, z)
    textiles.hanging_towel(
        {
            "x": piece["x"] - piece["width"] * 0.12,
            "y": out - 0.7,
            "z": z + 0.8,
            "width": min(piece["width"] * 0.55, 34),
            "height": 48,
            "color": "#E8DED0",
        }
    )


def hooks(piece: Piece) -> None:
    """Turned pegs on a board."""
    left, right = sides(piece)
    surface = materials.of(piece["finish"], "x", piece["seed"])
    bottom = piece["z"] - piece["height"]
    box((left, right), (-1.8, 0), (bottom, piece["z"]), surface, 0.2)
    step = piece["width"] / piece["count"]
    peg = materials.of(piece["finish"], "x", piece["seed"] + 3)
    for index in range(piece["count"]):
        made = turned(
            [(0, 0), (1.0, 0), (0.8, 1.8), (0.9, 2.9), (1.6, 3.5), (1.7, 4.1), (1.4, 4.5), (0, 4.6)],
            (0, 0, 0),
            peg,
            steps=40,
        )
        made.rotation_euler = (1.5708 - 0.16, 0, 0)
        made.location = (left + step * (index + 0.5), -1.7, bottom + piece["height"] / 2)
    textiles.hanging_towel(
        {
            "x": left + step * 1.5,
            "y": -4.8,
            "z": bottom + piece["height"] / 2 + 1.6,
            "width": min(step * 1.15, 17),
            "height": 52,
            "color": "#D8C4A8",
            "gathered": True,
        }
    )


def stool(piece: Piece) -> None:
    """A seat on four splayed legs."""
    left, right = sides(piece)
    height, depth, middle = piece["height"], piece["depth"], piece["y"]
    seat = materials.of(piece["finish"], "x", piece["seed"])
    leg = materials.of(piece["finish"], "z", piece["seed"] + 1)
    box((left, right), (middle - depth / 2, middle + depth / 2), (height - 3.6, height), seat, 0.9)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = piece["x"] + sx * (piece["width"] / 2 - 6), middle + sy * (depth / 2 - 5)
            tube([(x, y, height - 3), (x + sx * 3.4, y + sy * 2.6, 0)], 1.5, leg)
    for sy in (-1, 1):
        y = middle + sy * (depth / 2 - 3.8)
        tube([(left + 5, y, height * 0.42), (right - 5, y, height * 0.42)], 0.9, seat)
    if piece.get("towel"):
        textiles.towels(
            {
                "x": piece["x"],
                "y": middle,
                "z": height,
                "width": piece["width"] * 0.62,
                "colors": ["#E8DED0", "#F3EDE2"],
            }
        )


def tray(piece: Piece) -> None:
    """A tray with a rim, and what stands on it."""
    left, right = sides(piece)
    y, z, depth = piece["y"], piece["z"], piece["depth"]
    surface = materials.of(piece["finish"], "x", piece["seed"])
    back, near = y + depth / 2, y - depth / 2
    box((left + 0.5, right - 0.5), (near + 0.5, back - 0.5), (z + 0.1, z + 1), surface, 0)
    for a, b in (
        ((left, right), (near, near + 0.9)),
        ((left, right), (back - 0.9, back)),
        ((left, left + 0.9), (near + 0.9, back - 0.9)),
        ((right - 0.9, right), (near + 0.9, back - 0.9)),
    ):
        box(a, b, (z + 0.05, z + piece["height"]), surface, 0.15)
    objects.bottle({"x": piece["x"] - piece["width"] * 0.26, "y": y + 1, "z": z + 1})
    objects.soap({"x": piece["x"] + piece["width"] * 0.05, "y": y - 2, "z": z + 1})
    plants.vase(
        {
            "x": piece["x"] + piece["width"] * 0.3,
            "y": y + 2,
            "z": z + 1,
            "height": 11,
            "color": "#EDE5D8",
            "branch": True,
        }
    )


def counter(piece: Piece) -> None:
    """A board on the wall, as the upper edge of a washbasin unit."""
    left, right = sides(piece)
    box(
        (left, right),
        (-piece["depth"], 0),
        (piece["z"] - piece["thick"], piece["z"]),
        materials.of(piece["finish"], "x", piece["seed"]),
        0.2,
    )


def panel(piece: Piece) -> None:
    """One front alone: a sample, or what a handle is shown on."""
    left, right = sides(piece)
    style = {key: piece.get(key) for key in ("door", "fluted", "arched", "handle", "seed")}
    front((left, right), (piece["bottom"], piece["bottom"] + piece["height"]), piece["y"], piece["finish"], style)


def sample(piece: Piece) -> None:
    """A sample board that lies on a table, turned a little."""
    surface = materials.of(piece["finish"], "x", piece["seed"])
    made = box(
        (-piece["width"] / 2, piece["width"] / 2), (-piece["depth"] / 2, piece["depth"] / 2), (0, 1.2), surface, 0.12
    )
    made.location = (piece["x"], piece["y"], piece["z"])
    made.rotation_euler = (0, 0, piece["turn"])


PIECES = {
    "rail": rail,
    "hooks": hooks,
    "stool": stool,
    "tray": tray,
    "counter": counter,
    "panel": panel,
    "sample": sample,
}
