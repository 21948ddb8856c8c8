"""Washbasin units: on the wall, or on a frame of steel."""

from __future__ import annotations

from typing import Any

import materials
import objects
import textiles
from basins import basin
from bodies import carcass, grid, sides
from fronts import THICK
from shapes import box

Piece = dict[str, Any]


def unit(piece: Piece) -> None:
    """A washbasin unit: its body on the wall or on a frame, its fronts, its top with the basins and their taps."""
    left, right = sides(piece)
    top, bottom, depth = piece["top"], piece["bottom"], piece["depth"]
    surface = materials.of(piece["finish"], "z", piece["seed"])
    body = top - piece["slab"]
    low = bottom
    if piece.get("frame"):
        metal = materials.of(piece["frame"], "z")
        low = top - piece["slab"] - piece["body"]
        legs_and_board(piece, left, right, metal, body)
    elif piece.get("openShelf"):
        low = bottom + (body - bottom) * 0.42
        open_shelf(piece, left, right, bottom, low)
    carcass(left, right, low, body, depth, surface, closed=False)
    rows = [(1 / piece["rows"], bool(piece.get("doors")))] * piece["rows"]
    grid(piece, left, right, low, body, piece["columns"], rows)
    basin(piece, left, right)


def legs_and_board(piece: Piece, left: float, right: float, metal, body: float) -> None:
    """A frame of square steel, and a board low in it."""
    depth = piece["depth"]
    for x in (left - 2.2, right):
        for y in (-depth, -2.4):
            box((x, x + 2.2), (y, y + 2.2), (0, body), metal, 0.1)
        for z in (17.5, body - 2.2):
            box((x + 0.15, x + 2.05), (-depth + 0.1, -0.1), (z, z + 2.1), metal, 0.1)
    box((left, right), (-depth + 0.6, -0.6), (18, 21), materials.of(piece["finish"], "x", piece["seed"] + 2), 0.15)
    objects.basket(
        {
            "x": left + piece["width"] * 0.27,
            "y": -depth * 0.5,
            "z": 21,
            "width": min(34, piece["width"] * 0.4),
            "height": 20,
        }
    )
    textiles.towels(
        {
            "x": right - piece["width"] * 0.27,
            "y": -depth * 0.5,
            "z": 21,
            "width": min(30, piece["width"] * 0.34),
            "colors": ["#E8DED0", "#B9AE9D", "#F3EDE2"],
        }
    )


def open_shelf(piece: Piece, left: float, right: float, bottom: float, top: float) -> None:
    """An open niche under the drawer, with towels and a basket."""
    depth = piece["depth"]
    surface = materials.of(piece["finish"], "x", piece["seed"] + 1)
    carcass(left, right, bottom, top + 1, depth - THICK, surface)
    width = piece["width"]
    textiles.towels(
        {
            "x": right - width * 0.28,
            "y": -depth * 0.5,
            "z": bottom + 1.8,
            "width": width * 0.34,
            "colors": ["#E8DED0", "#B9AE9D"],
        }
    )
    objects.basket(
        {
            "x": left + width * 0.28,
            "y": -depth * 0.5,
            "z": bottom + 1.8,
            "width": min(32, width * 0.38),
            "height": (top - bottom) * 0.62,
        }
    )


PIECES = {"unit": unit}
