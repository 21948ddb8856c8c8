"""Storage: cabinets, open units, shelves and niches."""

from __future__ import annotations

from typing import Any

import materials
import objects
import plants
import textiles
from bodies import carcass, grid, sides
from shapes import box

Piece = dict[str, Any]


def cabinet(piece: Piece) -> None:
    """A storage unit: doors and drawers in a body, or open boards in a frame."""
    left, right = sides(piece)
    bottom, height, depth = piece["bottom"], piece["height"], piece["depth"]
    top = bottom + height
    if piece.get("open"):
        open_boards(piece, left, right, bottom, top)
        return
    carcass(left, right, bottom, top, depth, materials.of(piece["finish"], "z", piece["seed"]))
    grid(piece, left, right, bottom, top, piece["columns"], [(share, door) for share, door in piece["rows"]])


def open_boards(piece: Piece, left: float, right: float, bottom: float, top: float) -> None:
    """Boards between four posts of steel, with what is kept on them."""
    depth, metal = piece["depth"], materials.of(piece["frame"], "z")
    board = materials.of(piece["finish"], "x", piece["seed"])
    for x in (left, right - 1.6):
        for y in (-depth, -1.6):
            box((x, x + 1.6), (y, y + 1.6), (bottom, top), metal, 0.08)
    count = piece["boards"]
    for index in range(count):
        z = bottom + 8 + (top - bottom - 11) * index / (count - 1)
        box((left + 0.4, right - 0.4), (-depth + 0.3, -0.3), (z, z + 2.6), board, 0.12)
        if index < count - 1:
            on_board(
                index,
                (left + right) / 2,
                -depth / 2,
                z + 2.6,
                piece["width"] - 8,
                (top - bottom - 11) / (count - 1) - 6,
            )


def on_board(index: int, x: float, y: float, z: float, width: float, height: float) -> None:
    """What is kept on the boards of an open unit, from below."""
    match index % 4:
        case 0:
            objects.basket({"x": x, "y": y, "z": z, "width": min(width * 0.9, 40), "height": min(height * 0.7, 22)})
        case 1:
            textiles.towels(
                {
                    "x": x,
                    "y": y,
                    "z": z,
                    "width": min(width * 0.82, 34),
                    "colors": ["#E8DED0", "#F3EDE2", "#B9AE9D", "#E8DED0"][: max(2, min(4, int(height / 6)))],
                }
            )
        case 2:
            objects.bottle({"x": x - width * 0.2, "y": y, "z": z})
            objects.soap({"x": x + width * 0.2, "y": y - 2, "z": z})
        case _:
            plants.vase(
                {
                    "x": x,
                    "y": y,
                    "z": z,
                    "height": min(height * 0.5, 15),
                    "color": "#D8C4A8",
                    "branch": False,
                    "kind": 2,
                }
            )


def shelf(piece: Piece) -> None:
    """Boards on the wall; two are held by a frame."""
    left, right = sides(piece)
    surface = materials.of(piece["finish"], "x", piece["seed"])
    thick = 3.4 if piece["boards"] == 1 else 2.6
    lowest = piece["z"] - piece["height"]
    levels = [lowest] if piece["boards"] == 1 else [lowest + 1, piece["z"] - thick - 2]
    for z in levels:
        box((left, right), (-piece["depth"], 0), (z, z + thick), surface, 0.18)
    if piece.get("frame"):
        metal = materials.of(piece["frame"], "z")
        for x in (left + 3, right - 4.2):
            for y in (-piece["depth"] + 0.3, -1.2):
                box((x, x + 1.2), (y, y + 1.2), (lowest - 1, piece["z"]), metal, 0.06)
    for index, z in enumerate(levels):
        on_shelf(piece, z + thick, index)


def on_shelf(piece: Piece, z: float, index: int) -> None:
    """What stands on a shelf: few things, to one side."""
    x, width, y = piece["x"], piece["width"], -piece["depth"] / 2
    if index == 1:
        objects.bottle({"x": x + width * 0.28, "y": y, "z": z})
        objects.soap({"x": x + width * 0.12, "y": y, "z": z})
        plants.vase({"x": x - width * 0.26, "y": y, "z": z, "height": 15, "color": "#EDE5D8", "seed": 5})
        return
    if piece["boards"] > 1:
        textiles.towels(
            {
                "x": x + width * 0.18,
                "y": y,
                "z": z,
                "width": min(28, width * 0.32),
                "colors": ["#E8DED0", "#F3EDE2", "#CFB9A2"],
            }
        )
        plants.vase(
            {"x": x - width * 0.26, "y": y, "z": z, "height": 12, "color": "#B8A58C", "branch": False, "kind": 2}
        )
        return
    plants.vase(
        {"x": x - width * 0.3, "y": y, "z": z, "height": min(14, width * 0.24), "color": "#EDE5D8", "seed": int(width)}
    )
    objects.bottle({"x": x + width * 0.24, "y": y, "z": z})
    if width > 70:
        objects.soap({"x": x + width * 0.08, "y": y, "z": z})


def niche(piece: Piece) -> None:
    """An open box on the wall, with a board in it."""
    left, right = sides(piece)
    top, depth = piece["z"], piece["depth"]
    bottom = top - piece["height"]
    surface = materials.of(piece["finish"], "z", piece["seed"])
    flat = materials.of(piece["finish"], "x", piece["seed"] + 1)
    for x in (left, right - 1.8):
        box((x, x + 1.8), (-depth, 0), (bottom, top), surface)
    middle = bottom + piece["height"] * 0.48
    for z in (bottom, middle, top - 1.8):
        box((left + 1.7, right - 1.7), (-depth + (0.6 if z == middle else 0.05), -0.1), (z + 0.03, z + 1.77), flat)
    box((left + 1, right - 1), (-1, -0.05), (bottom + 0.1, top - 0.1), surface, 0)
    plants.vase(
        {
            "x": piece["x"] - piece["width"] * 0.18,
            "y": -depth / 2,
            "z": middle + 1.8,
            "height": min(11, piece["height"] * 0.26),
            "color": "#EDE5D8",
            "branch": False,
        }
    )
    objects.soap({"x": piece["x"] + piece["width"] * 0.2, "y": -depth / 2, "z": middle + 1.8})
    textiles.towels(
        {
            "x": piece["x"],
            "y": -depth / 2,
            "z": bottom + 1.8,
            "width": piece["width"] * 0.6,
            "colors": ["#F3EDE2", "#D8C4A8", "#E8DED0"],
        }
    )


PIECES = {"cabinet": cabinet, "shelf": shelf, "niche": niche}
