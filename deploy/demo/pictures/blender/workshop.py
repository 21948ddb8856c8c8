"""The workshop: its bench, the timber, a drawer in the making, tools, and what leaves it."""

from __future__ import annotations

import math
import random
from typing import Any

import bpy

import materials
from placing import placed
from shapes import box, mesh, plate, rounded, smooth_profile, tube, turned

Piece = dict[str, Any]

STEEL = "#A9AAA8"


@placed
def bench(piece: Piece) -> None:
    """A long bench on four legs with boards on its lower shelf, and a vice at its left end."""
    light, dark = (materials.of(piece[key], "x", seed) for key, seed in (("finish", 2), ("dark", 4)))
    legs = materials.of(piece["dark"], "z", 3)
    box((-110, 110), (-66, -6), (80, 86), light, 0.4)
    for x in (-98, 88):
        for y in (-60, -20):
            box((x, x + 10), (y, y + 9), (0, 80), legs, 0.3)
    box((-92, 92), (-56, -14), (20, 24), dark, 0.3)
    box((-92, 92), (-59, -55), (68, 80), dark, 0.3)
    for index, (left, right) in enumerate(((-76, -12), (4, 74))):
        for level in range(3):
            z = 24 + level * 4.4
            box((left + level * 2, right - level), (-50, -20), (z, z + 4), (light, dark)[(level + index) % 2], 0.15)
    box((-86, -46), (-73, -67.5), (66, 86), dark, 0.5)
    handle = [(-78, -76, 74), (-54, -76, 74)]
    tube([(-66, -66, 74), (-66, -77, 74)], 1.6, materials.metal(STEEL, "z"))
    tube(handle, 0.9, light)


@placed
def drawer_box(piece: Piece) -> None:
    """A drawer that waits for its front: dovetails at its corners. Upright, it hangs on the wall with its bottom to it."""
    width, depth, height = piece["width"], piece["depth"], piece["height"]
    side, front = materials.of(piece["finish"], "y", 9), materials.of(piece["finish"], "x", 4)
    ends = materials.of(piece["ends"], "z", 6)
    half, deep, thick = width / 2, depth / 2, 1.5
    for x in (-half, half - thick):
        box((x, x + thick), (-deep, deep), (0, height), side, 0.08)
    for y in (-deep, deep - thick):
        box((-half + thick, half - thick), (y, y + thick), (0, height), front, 0.08)
    box((-half + 1, half - 1), (-deep + 1, deep - 1), (1, 1.8), front, 0)
    tails = max(3, round(height / 5))
    pitch = height / tails
    for index in range(tails):
        low = index * pitch + pitch * 0.24
        for x in (-half, half - thick):
            # The ends of the tails, seen on the front: narrow near its middle, wide at its corner.
            out = -1 if x < 0 else 1
            near, far = x + (thick if out < 0 else 0), x + (0 if out < 0 else thick)
            for y in (-deep - 0.04, deep - 0.06):
                tail = [(far, low - 0.35), (near, low + 0.1), (near, low + pitch * 0.42), (far, low + pitch * 0.52 + 0.35)]
                plate([tail], y, 0.1, ends, 0.01)


def hung_drawer(piece: Piece) -> None:
    """A drawer that hangs on the wall like a picture."""
    before = set(bpy.data.objects)
    drawer_box({**piece, "x": 0, "y": 0, "z": 0})
    for part in set(bpy.data.objects) - before:
        if part.name.startswith("foot"):
            part.rotation_euler = (math.pi / 2, 0, math.radians(piece.get("lean", 0)))
            part.location = (piece["x"], -0.4, piece["z"])


@placed
def timber_rack(piece: Piece) -> None:
    """Boards of several woods on the arms of two posts."""
    chance = random.Random(piece.get("seed", 4))
    steel = materials.plain("#2B2926", 0.45)
    width = piece["width"]
    levels = [110, 140, 170, 200]
    for x in (-width * 0.32, width * 0.32):
        box((x - 2, x + 2), (-5, -1), (0, 228), steel, 0.2)
        for z in levels:
            box((x - 1.6, x + 1.6), (-40, -4), (z - 4, z), steel, 0.2)
    for level, z in enumerate(levels):
        for stack in range(2):
            at = float(z)
            for index in range(chance.randint(2, 4)):
                wood = materials.of(piece["woods"][(level + stack + index) % len(piece["woods"])], "x", level * 7 + index)
                reach, thick = width / 2 * chance.uniform(0.86, 1.0), chance.choice((2.7, 2.7, 4.0))
                shift = chance.uniform(-6, 6)
                y = -5 - stack * 17.5
                box((-reach + shift, reach + shift), (y - 15, y), (at, at + thick), wood, 0.12)
                at += thick + 0.25


@placed
def plane(piece: Piece) -> None:
    """A hand plane: its sole lies along x."""
    body = materials.of(piece["finish"], "x", 6)
    plate([[(-14, 0), (14, 0), (14, 5), (6, 5.4), (-14, 5.4)]], -3, 6, body, 0.25)
    turned([(0, 0), (1.6, 0), (2.1, 2.5), (1.4, 5), (0, 5.4)], (-10, 0, 5), body, steps=32)
    tube([(7, 0, 5), (8.5, 0, 9), (11.5, 0, 11)], 1.3, body, soft=True)
    blade = box((-0.3, 0.3), (-2.2, 2.2), (-4, 5), materials.metal(STEEL, "z"), 0.05)
    blade.location, blade.rotation_euler = (-1, 0, 7), (0, 0.5, 0)


def shavings(piece: Piece) -> None:
    """Curls of wood, strewn over a width and a depth."""
    chance = random.Random(piece.get("seed", 2))
    surface = materials.of(piece["finish"], "x", 2)
    for _ in range(piece["count"]):
        x, y = (piece[key] + chance.uniform(-0.5, 0.5) * piece[size] for key, size in (("x", "width"), ("y", "depth")))
        curl(x, y, piece["z"], chance.uniform(1.5, 2.8), chance.uniform(0, math.pi), chance.uniform(3, 4.6), surface)


def curl(x: float, y: float, z: float, radius: float, turn: float, wide: float, surface) -> None:
    """One curl of wood."""
    steps = 36
    points, faces = [], []
    for step in range(steps + 1):
        angle, reach = step / steps * 3.6 * math.pi, radius * (1 - 0.45 * step / steps)
        along, up = math.cos(angle) * reach, radius + math.sin(angle) * reach
        for side in (0, wide):
            across = side + step * 0.05
            points.append((x + along * math.cos(turn) - across * math.sin(turn), y + along * math.sin(turn) + across * math.cos(turn), z + up))
        if step:
            at = step * 2
            faces.append((at - 2, at - 1, at + 1, at))
    mesh("shaving", points, faces, surface)


@placed
def tools(piece: Piece) -> None:
    """A rail with chisels, a saw and a square."""
    oak, walnut = materials.of(piece["finish"], "x", 2), materials.of(piece["grips"], "x", 6)
    box((-84, 64), (-2.4, 0), (0, 6), oak, 0.2)
    steel = materials.plain("#8E8F8D", 0.35, Metallic=0.6)
    for index in range(5):
        x = -74 + index * 11
        turned([(0, 0), (1.3, 0.2), (1.7, 4), (1.3, 9), (1.5, 11.5), (0, 12)], (x, -4.2, -4), walnut, steps=24)
        box((x - 0.9, x + 0.9), (-4.5, -4.0), (-22 - index, -4), steel, 0.05)
    plate([[(-10, -6), (34, -4), (34, -14), (-10, -9)]], -3.6, 0.25, steel, 0.02)
    grip = [(34, -2), (46, -1), (48, -12), (44, -17), (36, -16)]
    plate([grip, [(38, -5), (43, -4), (44, -11), (39, -12)]], -4.2, 1.8, walnut, 0.3)
    box((55, 58), (-3.4, -2.4), (-24, -2), walnut, 0.1)
    box((42, 58), (-3.1, -2.8), (-26, -23), steel, 0.02)


@placed
def board(piece: Piece) -> None:
    """A board; a share of it is oiled, and darker, where the record says so."""
    width, depth, thick = piece["width"], piece["depth"], piece["thick"]
    along = piece.get("along", "x")
    seed = piece.get("seed", 3)
    left = -width / 2 + width * piece.get("oiled", 0)
    if piece.get("oiled"):
        box((-width / 2, left), (-depth / 2, depth / 2), (0, thick), materials.of(piece["oil"], along, seed), 0.15)
    box((left, width / 2), (-depth / 2, depth / 2), (0, thick), materials.of(piece["finish"], along, seed), 0.15)


@placed
def offcuts(piece: Piece) -> None:
    """A bin of boards, full of short ends of wood that stand in it."""
    chance = random.Random(piece.get("seed", 1))
    width, depth, height = piece["width"], piece["depth"], piece["height"]
    wall = materials.of(piece["finish"], "x", piece.get("seed", 1))
    for y in (-depth / 2, depth / 2 - 1.6):
        for level in range(3):
            low = height * level / 3
            box((-width / 2, width / 2), (y, y + 1.6), (low + 0.4, low + height / 3 - 0.4), wall, 0.1)
    for x in (-width / 2 + 0.1, width / 2 - 1.7):
        box((x, x + 1.6), (-depth / 2 + 1.5, depth / 2 - 1.5), (0.3, height - 0.3), wall, 0.1)
    for index in range(piece["count"]):
        wood = materials.of(piece["woods"][index % len(piece["woods"])], "z", index * 3)
        wide, deep, tall = chance.uniform(3, 7), chance.uniform(2, 3.4), height * chance.uniform(0.75, 1.5)
        made = box((-wide / 2, wide / 2), (-deep / 2, deep / 2), (0, tall), wood, 0.1)
        made.location = (chance.uniform(-0.38, 0.38) * width, chance.uniform(-0.34, 0.34) * depth, 1)
        made.rotation_euler = (chance.uniform(-0.14, 0.14), chance.uniform(-0.16, 0.16), chance.uniform(0, 3))


@placed
def pallet(piece: Piece) -> None:
    """A pallet of raw boards."""
    width, depth = piece["width"], piece["depth"]
    wood = materials.of(piece["finish"], "x", 12)
    for y in (-depth, -depth / 2 - 4, -8):
        for x in (-width / 2, -5, width / 2 - 10):
            box((x, x + 10), (y, y + 8), (2, 10), wood, 0.2)
        box((-width / 2, width / 2), (y, y + 8), (0, 2), wood, 0.15)
    count = round(depth / 13)
    for index in range(count):
        y = -depth + index * (depth - 9) / (count - 1)
        box((-width / 2, width / 2), (y, y + 9), (10, 12), wood, 0.15)


@placed
def packing(piece: Piece) -> None:
    """What protects a piece on its way: straps round it, honeycomb card at its corners."""
    width, height, depth = piece["width"], piece["height"], piece["depth"]
    strap, card = materials.plain("#3E4A45", 0.7), materials.plain("#B8925F", 0.85)
    for x in (-width * 0.3, width * 0.3):
        box((x - 1.6, x + 1.6), (-depth - 0.3, 0), (-0.2, height + 0.3), strap, 0.05)
    for x in (-width / 2 - 1.2, width / 2 - 4):
        for z in (-0.4, height - 8):
            box((x, x + 5.2), (-depth - 1.2, -depth + 7), (z, z + 9), card, 0.3)


@placed
def carton(piece: Piece) -> None:
    """A box of card with a strip of paper tape."""
    width, depth, height = piece["width"], piece["depth"], piece["height"]
    box((-width / 2, width / 2), (-depth / 2, depth / 2), (0, height), materials.plain("#B8925F", 0.85), 0.3)
    tape = materials.plain("#D8C29C", 0.6)
    box((-2.6, 2.6), (-depth / 2 - 0.06, depth / 2), (height - 9, height + 0.06), tape, 0)
    box((width / 2 - 17, width / 2 - 5), (-depth / 2 - 0.06, 0), (height * 0.3, height * 0.3 + 8), materials.plain("#F4F0E8", 0.7), 0)


@placed
def paper(piece: Piece) -> None:
    """A sheet with the drawing of a unit in pencil: its outline, its drawers, its measures."""
    box((-14.85, 14.85), (-10.5, 10.5), (0, 0.06), materials.plain("#F6F2EA", 0.9), 0)
    pencil_grey = materials.plain("#5A5650", 0.8)

    def line(x1: float, y1: float, x2: float, y2: float, thick: float = 0.09) -> None:
        box((min(x1, x2) - thick, max(x1, x2) + thick), (min(y1, y2) - thick, max(y1, y2) + thick), (0.06, 0.085), pencil_grey, 0)

    for y in (-3.4, 0.2, 3.8):
        line(-10, y, 10, y)
    for x in (-10, -3.4, 3.4, 10):
        line(x, -3.4, x, 3.8)
    line(-10.6, 4.5, 10.6, 4.5, 0.14)
    for x in (-10, 10):
        line(x, -6.6, x, -4.6, 0.04)
    line(-10, -5.8, 10, -5.8, 0.04)
    for x in (-6.7, 0, 6.7):
        line(x - 1, 2.8, x + 1, 2.8, 0.12)
        line(x - 1, -0.8, x + 1, -0.8, 0.12)


@placed
def pencil(piece: Piece) -> None:
    """A pencil that lies along x; or a rule, if it is wide."""
    length = piece["width"]
    tube([(-length / 2, 0, 0.4), (length / 2, 0, 0.4)], 0.38, materials.plain(piece["color"], 0.45))
    tip = [(length / 2, 0, 0.4), (length / 2 + 1.8, 0, 0.4)]
    tube(tip, 0.22, materials.plain("#D9B88A", 0.7))


@placed
def oil_can(piece: Piece) -> None:
    """A bottle of oil, and a folded cloth beside it."""
    profile = smooth_profile([(0, 0), (4.2, 0), (4.3, 0.5), (4.3, 11), (3.4, 13.4), (1.5, 14.6), (1.4, 17), (0, 17)], 3)
    turned(profile, (0, 0, 0), materials.plain("#6B4A1E", 0.14))
    turned([(1.7, 16.4), (1.7, 18.6), (0, 18.6)], (0, 0, 0), materials.plain("#B08A5C", 0.85))
    turned([(4.34, 3.2), (4.34, 9.4)], (0, 0, 0), materials.plain("#F0E9DC", 0.8))
    cloth = box((-6, 6), (-5, 5), (0, 2.2), materials.cloth("#E4D6C0"), 0)
    cloth.location, cloth.rotation_euler = (-1, -17, 0), (0, 0, 0.3)
    rounded(cloth, 0.9, 4)


@placed
def lamp(piece: Piece) -> None:
    """A lamp of enamelled steel on a cord."""
    shade = [(2.2, 16), (3.2, 13), (6, 11.5), (13, 5), (17, 0), (16.6, 0), (12.6, 4.6), (5.6, 11), (0, 12)]
    turned(shade, (0, 0, 0), materials.plain(piece["color"], 0.35))
    tube([(0, 0, 15), (0, 0, 200)], 0.35, materials.plain("#2B2926", 0.6))


@placed
def loose_bar(piece: Piece) -> None:
    """A bar handle that lies on a table, its feet down."""
    metal = materials.of(piece["finish"], "x")
    reach = piece["width"] / 2
    tube([(-reach, 0, 3), (reach, 0, 3)], 0.6, metal)
    for x in (-reach * 0.75, reach * 0.75):
        tube([(x, 0, 0), (x, 0, 3)], 0.45, metal)


@placed
def loose_knob(piece: Piece) -> None:
    """A knob that stands on a table."""
    profile = [(0, 0), (0.9, 0), (0.8, 1.2), (1.2, 1.8), (1.9, 2.4), (2.0, 2.9), (1.8, 3.3), (1.0, 3.5), (0, 3.54)]
    turned(profile, (0, 0, 0), materials.of(piece["finish"], "x"), steps=48)


PIECES = {
    "looseBar": loose_bar,
    "looseKnob": loose_knob,
    "bench": bench,
    "drawerBox": drawer_box,
    "hungDrawer": hung_drawer,
    "timberRack": timber_rack,
    "plane": plane,
    "shavings": shavings,
    "toolRail": tools,
    "board": board,
    "offcuts": offcuts,
    "pallet": pallet,
    "packing": packing,
    "carton": carton,
    "paper": paper,
    "pencil": pencil,
    "oilCan": oil_can,
    "lamp": lamp,
}
