"""What gives a room its scale: a plant, a vase, soap, towels, a basket."""

from __future__ import annotations

import math
import random
from typing import Any

from mathutils import Vector

import materials
from shapes import Point, box, mesh, relief, rounded, tube, turned

Piece = dict[str, Any]

VASES = [
    [(0, 0), (0.24, 0), (0.34, 0.12), (0.42, 0.34), (0.38, 0.58), (0.2, 0.78), (0.14, 0.88), (0.17, 1.0), (0.12, 1.0), (0.1, 0.9)],
    [(0, 0), (0.3, 0), (0.33, 0.05), (0.3, 0.5), (0.24, 0.8), (0.25, 1.0), (0.2, 1.0), (0.19, 0.8)],
    [(0, 0), (0.2, 0), (0.45, 0.2), (0.52, 0.45), (0.4, 0.7), (0.2, 0.85), (0.22, 1.0), (0.17, 1.0), (0.15, 0.86)],
]


def smooth_profile(profile, steps: int = 6):
    """A profile in a curve through its points."""
    points = [profile[0], *profile, profile[-1]]
    curve = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for step in range(steps):
            t = step / steps
            curve.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3) for p, q, r, s in zip(a, b, c, d)))
    return [*curve, profile[-1]]


def vase(piece: Piece) -> None:
    """A vase of stoneware, with a branch in it unless it is too small."""
    height, seed = piece["height"], piece.get("seed", 1)
    chance = random.Random(seed)
    shape = VASES[int(piece.get("kind", seed)) % len(VASES)]
    turned([(max(r, 0) * height, h * height) for r, h in smooth_profile(shape)], (piece["x"], piece["y"], piece["z"]), materials.stone(piece["color"], "matt"))
    if piece.get("branch", True):
        foot = (piece["x"], piece["y"], piece["z"] + height * 0.8)
        for index in range(3):
            branch(foot, height * chance.uniform(1.3, 2.0), chance.uniform(-0.5, 0.5), chance, leaf=height * 0.16)


def branch(foot: Point, length: float, lean: float, chance: random.Random, leaf: float, color: str = "#6E7B5A") -> None:
    """A twig with leaves on both sides."""
    turn = chance.uniform(-0.9, 0.9)
    bend = chance.uniform(0.1, 0.5)
    steps = 14
    path = []
    for step in range(steps + 1):
        t = step / steps
        path.append((foot[0] + math.sin(lean) * length * t + bend * length * 0.3 * t * t * (1 if lean > 0 else -1), foot[1] - length * 0.16 * turn * t, foot[2] + math.cos(lean) * length * t * (1 - 0.12 * t)))
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


def add_leaf(points: list[Point], faces: list[tuple[int, ...]], at: Vector, direction: Vector, length: float, chance: random.Random) -> None:
    """A leaf, bent a little along its rib."""
    side = direction.cross(Vector((chance.uniform(-0.4, 0.4), chance.uniform(-1, -0.2), chance.uniform(0.2, 1)))).normalized()
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
    turned(smooth_profile([(0, 0), (pot * 0.38, 0), (pot * 0.42, 0.1 * pot), (pot * 0.52, 0.9 * pot), (pot * 0.53, pot), (pot * 0.47, pot), (pot * 0.45, pot * 0.85), (0, pot * 0.84)]), (x, y, 0), materials.stone(piece.get("color", "#C9B49B"), "matt"))
    for index in range(9):
        branch((x + chance.uniform(-2, 2), y + chance.uniform(-2, 2), pot * 0.8), height * chance.uniform(0.52, 0.8), chance.uniform(-0.62, 0.62), chance, leaf=height * 0.085, color="#66734F")


def bottle(piece: Piece) -> None:
    """A soap dispenser of brown glass."""
    at = (piece["x"], piece["y"], piece["z"])
    turned(smooth_profile([(0, 0), (3.2, 0), (3.3, 0.4), (3.3, 11), (2.6, 13), (1.3, 14), (1.2, 15.4), (0, 15.4)], 3), at, materials.plain("#3E2A1A", 0.12))
    black = materials.plain("#2B2926", 0.4)
    tube([(at[0], at[1], at[2] + 15), (at[0], at[1], at[2] + 18.4), (at[0] - 3.8, at[1] - 1, at[2] + 18.2), (at[0] - 4.1, at[1] - 1.1, at[2] + 17.4)], 0.42, black)


def soap(piece: Piece) -> None:
    """A piece of soap on a dish."""
    x, y, z = piece["x"], piece["y"], piece["z"]
    turned([(0, 0), (4.6, 0), (5.4, 0.9), (5.1, 1.0), (4.4, 0.5), (0, 0.5)], (x, y, z), materials.stone("#B8A58C", "speckled"), 0.72)
    made = box((x - 3.3, x + 3.3), (y - 2.1, y + 2.1), (z + 0.6, z + 2.7), materials.plain("#EFE3CB", 0.5, Subsurface=0.0), 0)
    rounded(made, 0.8, 4)


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
        made = box((x - width / 2, x + width / 2), (y - depth / 2, y + depth / 2), (low + 0.05, low + height / 2), surface, 0)
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
        ripple = sum(size * math.sin(often * (a - x) * (1.8 if gathered else 1) + shift) for often, shift, size in waves)
        return y - 1.0 - ripple * (0.25 + 0.75 * fall) - (1.6 * math.sin(min(fall * 6, 1) * math.pi / 2) if gathered else 0)

    if not gathered:
        made = relief((x - width / 2, x + width / 2), (z - height, z + 1.3), face, y + 1.5, materials.cloth(piece["color"]), (50, 40))
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
            points.append((a, y - 0.4 - 2.2 * (1 - abs(share) * 1.6) * (1 - fall * 0.4) + 1.1 * math.sin(share * 22 + 1) * (0.3 + 0.7 * (1 - fall)), z + 1 - fall * height - abs(share) * 2 * (1 - fall)))
    row_length = across + 1
    faces = [(r * row_length + s, r * row_length + s + 1, (r + 1) * row_length + s + 1, (r + 1) * row_length + s) for r in range(up) for s in range(across)]
    made = mesh("towel", points, faces, surface)
    skin = made.modifiers.new("skin", "SOLIDIFY")
    skin.thickness = 0.7


def towel_bar(piece: Piece) -> None:
    """A short bar on the wall with a towel over it."""
    x, z, half = piece["x"], piece["z"], piece["width"] / 2
    metal = materials.plain("#2B2926", 0.42)
    tube([(x - half, -6, z), (x + half, -6, z)], 0.7, metal)
    for side in (x - half + 2, x + half - 2):
        tube([(side, 0, z), (side, -6, z)], 0.6, metal)
    hanging_towel({"x": x, "y": -6, "z": z + 0.7, "width": piece["width"] * 0.7, "height": piece["height"], "color": piece["color"]})


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


def on_board(index: int, x: float, y: float, z: float, width: float, height: float) -> None:
    """What is kept on the boards of an open unit, from below."""
    match index % 4:
        case 0:
            basket({"x": x, "y": y, "z": z, "width": min(width * 0.9, 40), "height": min(height * 0.7, 22)})
        case 1:
            towels({"x": x, "y": y, "z": z, "width": min(width * 0.82, 34), "colors": ["#E8DED0", "#F3EDE2", "#B9AE9D", "#E8DED0"][: max(2, min(4, int(height / 6)))]})
        case 2:
            bottle({"x": x - width * 0.2, "y": y, "z": z})
            soap({"x": x + width * 0.2, "y": y - 2, "z": z})
        case _:
            vase({"x": x, "y": y, "z": z, "height": min(height * 0.5, 15), "color": "#D8C4A8", "branch": False, "kind": 2})


def on_shelf(piece: Piece, z: float, index: int) -> None:
    """What stands on a shelf: few things, to one side."""
    x, width, y = piece["x"], piece["width"], -piece["depth"] / 2
    if index == 1:
        bottle({"x": x + width * 0.28, "y": y, "z": z})
        soap({"x": x + width * 0.12, "y": y, "z": z})
        vase({"x": x - width * 0.26, "y": y, "z": z, "height": 15, "color": "#EDE5D8", "seed": 5})
        return
    if piece["boards"] > 1:
        towels({"x": x + width * 0.18, "y": y, "z": z, "width": min(28, width * 0.32), "colors": ["#E8DED0", "#F3EDE2", "#CFB9A2"]})
        vase({"x": x - width * 0.26, "y": y, "z": z, "height": 12, "color": "#B8A58C", "branch": False, "kind": 2})
        return
    vase({"x": x - width * 0.3, "y": y, "z": z, "height": min(14, width * 0.24), "color": "#EDE5D8", "seed": int(width)})
    bottle({"x": x + width * 0.24, "y": y, "z": z})
    if width > 70:
        soap({"x": x + width * 0.08, "y": y, "z": z})


PIECES = {"plant": plant, "vase": vase, "bottle": bottle, "soap": soap, "towels": towels, "hangingTowel": hanging_towel, "towelBar": towel_bar, "basket": basket}
