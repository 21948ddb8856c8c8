"""Bodies of furniture: their sides and backs, and the grid of their fronts."""

from __future__ import annotations

import math
from typing import Any

import bpy
from mathutils import Matrix, Vector

import materials
import objects
import textiles
from fronts import THICK, front
from shapes import box, rounded

Piece = dict[str, Any]


def sides(piece: Piece) -> tuple[float, float]:
    """Its left and right."""
    return piece["x"] - piece["width"] / 2, piece["x"] + piece["width"] / 2


def carcass(left: float, right: float, bottom: float, top: float, depth: float, surface, closed: bool = True) -> None:
    """Sides, bottom and back, and a lid where nothing sinks into it."""
    for x in (left, right - 1.8):
        box((x, x + 1.8), (-depth + THICK + 0.2, 0), (bottom, top), surface)
    between = (left + 1.7, right - 1.7)
    box(between, (-depth + THICK + 0.3, -0.1), (bottom + 0.05, bottom + 1.8), surface)
    box(between, (-1, -0.05), (bottom + 0.1, top - 0.1), surface, 0)
    if closed:
        box(between, (-depth + THICK + 0.3, -0.1), (top - 1.8, top - 0.05), surface)


def grid(
    piece: Piece, left: float, right: float, bottom: float, top: float, columns: int, rows: list[tuple[float, bool]]
) -> None:
    """Fronts in columns, and in rows from below: each a share of the height, and whether it is a door."""
    handle = piece.get("handle")
    groove = 1.7 if handle is None or handle["shape"] == "groove" else 0.4
    gap, y = 0.45, -piece["depth"]
    opened = piece.get("opened")
    recess = materials.of({**piece["finish"], "paint": shaded(piece["finish"]["paint"])}, "x", piece["seed"])
    width = (right - left) / columns
    at = bottom
    for row, (share, door) in enumerate(rows):
        height = (top - bottom) * share
        for column in range(columns):
            x = (left + column * width + gap / 2, left + (column + 1) * width - gap / 2)
            out, swing = 0.0, 0.0
            if opened and (opened["column"], opened["row"]) == (column, row):
                out, swing = opened.get("out", 0.0), opened.get("swing", 0.0)
                if door:
                    compartment(piece, x, at, height)
                else:
                    drawer(opened, (x[0] + x[1]) / 2, at + gap / 2, height, y)
            else:
                edge = (left + column * width, left + (column + 1) * width)
                box(edge, (y + THICK + 0.3, y + THICK + 0.8), (max(at, bottom + 0.4), at + height - 0.2), recess, 0)
            space = gap if piece.get("arched") or door else groove
            style = {
                "door": door,
                "fluted": piece.get("fluted"),
                "arched": piece.get("arched"),
                "handle": None if piece.get("arched") else handle,
                "seed": piece["seed"],
                "hinge": "right" if columns > 1 and column % 2 == 1 else "left",
            }
            before = set(bpy.data.objects)
            front(x, (at + gap / 2, at + height - space), y - out, piece["finish"], style)
            hinge = Vector((x[0] if swing < 0 else x[1], y, 0))
            turned = Matrix.Translation(hinge) @ Matrix.Rotation(math.radians(swing), 4, "Z") @ Matrix.Translation(-hinge)
            for part in (set(bpy.data.objects) - before) if swing else ():
                part.matrix_basis = turned @ part.matrix_basis
        at += height


def compartment(piece: Piece, x: tuple[float, float], bottom: float, height: float) -> None:
    """What an open door shows: a board, towels on it, a basket and a jar under it."""
    surface = materials.of(piece["finish"], "x", piece["seed"] + 1)
    depth, middle, shelf = piece["depth"] - THICK - 1, (x[0] + x[1]) / 2, bottom + height * 0.5
    room = x[1] - x[0] - 3
    for side in x:
        box((side - 0.7, side + 0.7), (-depth, -0.5), (bottom + 0.1, bottom + height - 0.6), surface, 0)
    box((x[0] + 0.6, x[1] - 0.6), (-depth + 1.5, -0.5), (shelf, shelf + 1.6), surface, 0.06)
    towels = {"x": middle, "y": -depth / 2, "z": shelf + 1.6, "width": min(room - 3, 30)}
    textiles.towels({**towels, "colors": ["#F1E9DC", "#D9C3AA", "#EDE5D8"][: max(1, int(height * 0.34 / 4.7))]})
    low = {"y": -depth / 2, "z": bottom + 1.8}
    objects.basket({**low, "x": middle - room * 0.16, "width": min(room * 0.58, depth * 0.8), "height": height * 0.26})
    objects.jar({**low, "x": middle + room * 0.3, "height": 11})


def drawer(opened: dict[str, Any], x: float, bottom: float, height: float, y: float) -> None:
    """A drawer that is pulled out: its box in the width that its record names, a divider, and what is kept in it."""
    wood = materials.of(opened["finish"], "y", 5)
    half, out = opened["inside"] / 2, opened["out"]
    low, high = bottom + 1.6, bottom + height * 0.72
    near, back = y - out + THICK, y + THICK + 15.5
    for side in (x - half - 1.2, x + half):
        box((side, side + 1.2), (near, back), (low, high), wood, 0.06)
    box((x - half, x + half), (near, near + 1.2), (low, high), wood, 0.06)
    box((x - half, x + half), (near, back), (low, low + 1), wood, 0)
    if opened.get("sand"):
        bag = box((x - half * 0.5, x + half * 0.5), (near + 5, near + 29), (low + 1, low + 13), materials.cloth("#CDBB9C"), 0)
        rounded(bag, 4.4, 6)
        return
    divider = x + half * 0.2
    box((divider, divider + 0.9), (near + 1.2, back), (low + 1, high - 1.5), wood, 0.06)
    room, floor = divider - x + half, low + 1
    deep = out - 4
    stacks = max(1, round(room / 30))
    for index in range(stacks):
        textiles.towels(
            {
                "x": x - half + room * (index + 0.5) / stacks,
                "y": near + 2.4 + deep / 2,
                "z": floor,
                "width": min(room / stacks - 2, 34),
                "colors": ["#F1E9DC", "#D9C3AA", "#EDE5D8"][: max(1, int((high - floor) / 4.4))],
            }
        )
    for index, share in enumerate((0.3, 0.72)):
        at = divider + (x + half - divider) * share
        objects.jar({"x": at, "y": near + 6 + index * 7, "z": floor, "height": min(high - floor + 1, 9 - index * 2)})


def shaded(paint: dict[str, str]) -> dict[str, str]:
    """What lies behind the fronts, in the shade."""
    dark = "#" + "".join(f"{int(paint['shade'][at : at + 2], 16) // 3:02X}" for at in (1, 3, 5))
    return {**paint, "face": dark, "light": dark, "grain": dark}
