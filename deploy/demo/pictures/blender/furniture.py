"""Washbasin units, storage units, shelves, niches and the small pieces."""

from __future__ import annotations

from typing import Any

import decoration
import materials
from basins import basin
from fronts import THICK, front
from shapes import box, tube, turned

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


def grid(piece: Piece, left: float, right: float, bottom: float, top: float, columns: int, rows: list[tuple[float, bool]]) -> None:
    """Fronts in columns, and in rows from below: each a share of the height, and whether it is a door."""
    handle = piece.get("handle")
    groove = 1.7 if handle is None or handle["shape"] == "groove" else 0.4
    gap, y = 0.35, -piece["depth"]
    recess = materials.of({**piece["finish"], "paint": shaded(piece["finish"]["paint"])}, "x", piece["seed"])
    box((left + 0.4, right - 0.4), (y + THICK + 0.3, y + THICK + 0.8), (bottom + 0.4, top - 0.2), recess, 0)
    width = (right - left) / columns
    at = bottom
    for share, door in rows:
        height = (top - bottom) * share
        for column in range(columns):
            x = (left + column * width + gap / 2, left + (column + 1) * width - gap / 2)
            space = gap if piece.get("arched") or door and not (handle and handle["shape"] == "groove") else groove
            style = {
                "door": door,
                "fluted": piece.get("fluted"),
                "arched": piece.get("arched"),
                "handle": None if piece.get("arched") else handle,
                "seed": piece["seed"],
                "hinge": "right" if columns > 1 and column % 2 == 1 else "left",
            }
            front(x, (at + gap / 2, at + height - space), y, piece["finish"], style)
        at += height


def shaded(paint: dict[str, str]) -> dict[str, str]:
    """What lies behind the fronts, in the shade."""
    return {**paint, "face": paint["shade"], "light": paint["shade"]}


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
    decoration.basket({"x": left + piece["width"] * 0.27, "y": -depth * 0.5, "z": 21, "width": min(34, piece["width"] * 0.4), "height": 20})
    decoration.towels({"x": right - piece["width"] * 0.27, "y": -depth * 0.5, "z": 21, "width": min(30, piece["width"] * 0.34), "colors": ["#E8DED0", "#B9AE9D", "#F3EDE2"]})


def open_shelf(piece: Piece, left: float, right: float, bottom: float, top: float) -> None:
    """An open niche under the drawer, with towels and a basket."""
    depth = piece["depth"]
    surface = materials.of(piece["finish"], "x", piece["seed"] + 1)
    carcass(left, right, bottom, top + 1, depth - THICK, surface)
    width = piece["width"]
    decoration.towels({"x": right - width * 0.28, "y": -depth * 0.5, "z": bottom + 1.8, "width": width * 0.34, "colors": ["#E8DED0", "#B9AE9D"]})
    decoration.basket({"x": left + width * 0.28, "y": -depth * 0.5, "z": bottom + 1.8, "width": min(32, width * 0.38), "height": (top - bottom) * 0.62})


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
            decoration.on_board(index, (left + right) / 2, -depth / 2, z + 2.6, piece["width"] - 8, (top - bottom - 11) / (count - 1) - 6)


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
        decoration.on_shelf(piece, z + thick, index)


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
    decoration.vase({"x": piece["x"] - piece["width"] * 0.18, "y": -depth / 2, "z": middle + 1.8, "height": min(11, piece["height"] * 0.26), "color": "#EDE5D8", "branch": False})
    decoration.soap({"x": piece["x"] + piece["width"] * 0.2, "y": -depth / 2, "z": middle + 1.8})
    decoration.towels({"x": piece["x"], "y": -depth / 2, "z": bottom + 1.8, "width": piece["width"] * 0.6, "colors": ["#F3EDE2", "#D8C4A8", "#E8DED0"]})


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
    decoration.hanging_towel({"x": piece["x"] - piece["width"] * 0.12, "y": out, "z": z + 0.8, "width": min(piece["width"] * 0.55, 34), "height": 48, "color": "#E8DED0"})


def hooks(piece: Piece) -> None:
    """Turned pegs on a board."""
    left, right = sides(piece)
    surface = materials.of(piece["finish"], "x", piece["seed"])
    bottom = piece["z"] - piece["height"]
    box((left, right), (-1.8, 0), (bottom, piece["z"]), surface, 0.2)
    step = piece["width"] / piece["count"]
    peg = materials.of(piece["finish"], "x", piece["seed"] + 3)
    for index in range(piece["count"]):
        made = turned([(0, 0), (1.0, 0), (0.8, 1.8), (0.9, 2.9), (1.6, 3.5), (1.7, 4.1), (1.4, 4.5), (0, 4.6)], (0, 0, 0), peg, steps=40)
        made.rotation_euler = (1.5708 - 0.16, 0, 0)
        made.location = (left + step * (index + 0.5), -1.7, bottom + piece["height"] / 2)
    decoration.hanging_towel({"x": left + step * 1.5, "y": -4.8, "z": bottom + piece["height"] / 2 + 1.6, "width": min(step * 1.15, 17), "height": 52, "color": "#D8C4A8", "gathered": True})


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
        decoration.towels({"x": piece["x"], "y": middle, "z": height, "width": piece["width"] * 0.62, "colors": ["#E8DED0", "#F3EDE2"]})


def tray(piece: Piece) -> None:
    """A tray with a rim, and what stands on it."""
    left, right = sides(piece)
    y, z, depth = piece["y"], piece["z"], piece["depth"]
    surface = materials.of(piece["finish"], "x", piece["seed"])
    back, near = y + depth / 2, y - depth / 2
    box((left, right), (near, back), (z, z + 1), surface, 0.1)
    for a, b in (((left, right), (near, near + 0.9)), ((left, right), (back - 0.9, back)), ((left, left + 0.9), (near, back)), ((right - 0.9, right), (near, back))):
        box(a, b, (z, z + piece["height"]), surface, 0.15)
    decoration.bottle({"x": piece["x"] - piece["width"] * 0.26, "y": y + 1, "z": z + 1})
    decoration.soap({"x": piece["x"] + piece["width"] * 0.05, "y": y - 2, "z": z + 1})
    decoration.vase({"x": piece["x"] + piece["width"] * 0.3, "y": y + 2, "z": z + 1, "height": 11, "color": "#EDE5D8", "branch": True})


def counter(piece: Piece) -> None:
    """A board on the wall, as the upper edge of a washbasin unit."""
    left, right = sides(piece)
    box((left, right), (-piece["depth"], 0), (piece["z"] - piece["thick"], piece["z"]), materials.of(piece["finish"], "x", piece["seed"]), 0.2)


def panel(piece: Piece) -> None:
    """One front alone: a sample, or what a handle is shown on."""
    left, right = sides(piece)
    style = {key: piece.get(key) for key in ("door", "fluted", "arched", "handle", "seed")}
    front((left, right), (piece["bottom"], piece["bottom"] + piece["height"]), piece["y"], piece["finish"], style)


def sample(piece: Piece) -> None:
    """A sample board that lies on a table, turned a little."""
    surface = materials.of(piece["finish"], "x", piece["seed"])
    made = box((-piece["width"] / 2, piece["width"] / 2), (-piece["depth"] / 2, piece["depth"] / 2), (0, 1.2), surface, 0.12)
    made.location = (piece["x"], piece["y"], piece["z"])
    made.rotation_euler = (0, 0, piece["turn"])


PIECES = {
    "unit": unit, "cabinet": cabinet, "shelf": shelf, "niche": niche, "rail": rail, "hooks": hooks,
    "stool": stool, "tray": tray, "counter": counter, "panel": panel, "sample": sample,
}
