"""The walls and the floor of a room."""

from __future__ import annotations

import math
from typing import Any

import bpy

import materials
from materials import Nodes, linear
from shapes import arch, box, mesh, plate, rectangle, relief, tube


def plaster(color: str) -> bpy.types.Material:
    """Lime plaster: broad clouds of tone, the marks of the trowel."""
    nodes = Nodes("plaster")
    clouds = nodes.noise(nodes.place((0.018, 0.018, 0.024)), 2.5, 0.62)
    strokes = nodes.noise(nodes.place((0.1, 0.1, 0.18)), 3, 0.66)
    dark = nodes.mix(1.0, linear(color), (0.84, 0.82, 0.79, 1), "MULTIPLY")
    nodes.bump(strokes, 0.5, 0.22)
    return nodes.look(
        Base_Color=nodes.mix(nodes.between(clouds, 0.32, 0.72), linear(color), dark), Roughness=0.9, Specular=0.15
    )


def tiles(
    color: str, width: float = 7.5, height: float = 15.0, gloss: float = 0.22, flat: bool = False
) -> bpy.types.Material:
    """Hand-made tiles, no two quite alike, in a pale joint; `flat` ones lie on the floor."""
    nodes = Nodes("tiles")
    where = nodes.node("ShaderNodeSeparateXYZ", Vector=nodes.place((1, 1, 1), (400, 400, 0)))
    across, up = where.outputs[0], where.outputs[1 if flat else 2]
    column, row = nodes.math("DIVIDE", across, width), nodes.math("DIVIDE", up, height)
    cell = nodes.node("ShaderNodeCombineXYZ", X=nodes.math("FLOOR", column), Y=nodes.math("FLOOR", row))
    chance = nodes.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "2D"}, Vector=cell.outputs[0]).outputs["Value"]

    def from_edge(value, length: float):
        share = nodes.math("FRACT", value)
        return nodes.math("MULTIPLY", nodes.math("MINIMUM", share, nodes.math("SUBTRACT", 1.0, share)), length)

    edge = nodes.math("MINIMUM", from_edge(column, width), from_edge(row, height))
    tile = nodes.between(edge, 0.09, 0.2)
    base = linear(color)
    body = nodes.mix(chance, base, nodes.mix(1.0, base, (0.91, 0.9, 0.88, 1), "MULTIPLY"))
    wavy = nodes.math("MULTIPLY", nodes.noise(nodes.place((0.16, 0.16, 0.16)), 2), 1.0)
    height_map = nodes.math("MULTIPLY_ADD", tile, 0.7)
    nodes.set(height_map.node, 2, wavy if not flat else 0.0)
    nodes.bump(height_map, 0.16, 0.55)
    joint = nodes.mix(1.0, base, (0.8, 0.78, 0.74, 1), "MULTIPLY")
    rough = nodes.math("MULTIPLY_ADD", tile, gloss - 0.8)
    nodes.set(rough.node, 2, 0.8)
    return nodes.look(Base_Color=nodes.mix(tile, joint, body), Roughness=rough, Specular=0.4)


def planks(width: float = 16.0) -> bpy.types.Material:
    """An oak floor."""
    nodes = Nodes("planks")
    where = nodes.node("ShaderNodeSeparateXYZ", Vector=nodes.place((1, 1, 1), (900, 900, 0)))
    row = nodes.math("DIVIDE", where.outputs[1], width)
    board = nodes.math("FLOOR", row)
    share = nodes.math("FRACT", row)
    gap = nodes.between(nodes.math("MINIMUM", share, nodes.math("SUBTRACT", 1.0, share)), 0.006, 0.016)
    chance = nodes.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"}, W=board).outputs["Value"]
    along = nodes.math("MULTIPLY_ADD", chance, 700.0)
    nodes.set(along.node, 2, where.outputs[0])
    moved = nodes.node("ShaderNodeCombineXYZ", X=nodes.math("MULTIPLY", along, 0.02), Y=where.outputs[1])
    fibres = nodes.noise(moved.outputs[0], 6, 0.7)
    color = nodes.mix(nodes.between(fibres, 0.3, 0.75), linear("#C4A27A"), linear("#A5825A"))
    color = nodes.mix(nodes.math("MULTIPLY", chance, 0.45), color, linear("#96744F"))
    return nodes.look(Base_Color=nodes.mix(gap, linear("#4A3826"), color), Roughness=0.5, Specular=0.3)


def panels(color: str, width: float = 13.0) -> bpy.types.Material:
    """Upright boards, painted."""
    nodes = Nodes("panels")
    where = nodes.node("ShaderNodeSeparateXYZ", Vector=nodes.place((1, 1, 1), (650, 0, 0)))
    share = nodes.math("FRACT", nodes.math("DIVIDE", where.outputs[0], width))
    edge = nodes.math("MINIMUM", share, nodes.math("SUBTRACT", 1.0, share))
    board = nodes.between(edge, 0.012, 0.05)
    nodes.bump(board, 0.7, 0.8)
    groove = nodes.mix(1.0, linear(color), (0.62, 0.6, 0.57, 1), "MULTIPLY")
    return nodes.look(
        Base_Color=nodes.mix(nodes.between(edge, 0.008, 0.03), groove, linear(color)), Roughness=0.6, Specular=0.25
    )


WALLS = {"plaster": plaster, "tiles": tiles, "panels": panels}


def floor_material(name: str) -> bpy.types.Material:
    """The floors that rooms have."""
    match name:
        case "planks":
            return planks()
        case "tiles":
            return tiles("#CFC3B2", 30, 30, 0.4, flat=True)
        case _:
            return plaster("#C9BDAB")


def build(room: dict[str, Any]) -> None:
    """The wall behind the furniture, the floor, and the part of the room that only mirrors see."""
    wall = WALLS[room["facing"]](room["wall"])
    mesh("wall", [(-900, 0, -2), (900, 0, -2), (900, 0, 420), (-900, 0, 420)], [(0, 1, 2, 3)], wall)
    mesh(
        "floor",
        [(-900, -900, 0), (900, -900, 0), (900, 0, 0), (-900, 0, 0)],
        [(0, 1, 2, 3)],
        floor_material(room["floor"]),
    )
    if room["facing"] != "tiles":
        box((-900, 900), (-1.4, 0.2), (-0.5, 9), materials.plain(room["wall"], 0.55), 0.2)
    behind(room)


def window(piece: dict[str, Any]) -> None:
    """A window in the wall: the garden, bars, a sill, and linen on both sides."""
    left, right = piece["x"] - piece["width"] / 2, piece["x"] + piece["width"] / 2
    bottom, top = piece["bottom"], piece["bottom"] + piece["height"]
    frame = materials.plain("#EDE6DA", 0.5)
    box((left, right), (-0.6, 0.2), (bottom, top), garden(1.9), 0)
    middle = (left + right) / 2
    panes = [rectangle(left, middle - 1.5, bottom, top), rectangle(middle + 1.5, right, bottom, top)]
    plate([rectangle(left - 5, right + 5, bottom - 5, top + 5), *panes], -3.4, 4, frame, 0.3)
    box((left - 9, right + 9), (-11, 0), (bottom - 8, bottom - 4.6), frame, 0.3)
    for start in (left - 26, right - 6):
        linen = relief(
            (start, start + 32),
            (6, top + 22),
            lambda x, z: -8 + 2.4 * math.sin(x / 1.9) + 0.8 * math.sin(x / 0.9 + z / 70),
            -5.0,
            materials.cloth("#EFE7D8"),
            (90, 4),
        )
        linen.name = "curtain"
    tube([(left - 34, -8, top + 23), (right + 34, -8, top + 23)], 0.9, materials.plain("#8A6B48", 0.5))


PIECES = {"window": window}


def across(room: dict[str, Any]) -> float:
    """Where the other side of the room is: nearer where pieces stand there, so that mirrors show less of the ceiling."""
    return -340.0 if "opposite" in room else -560.0


def behind(room: dict[str, Any]) -> None:
    """What a mirror reflects, and nothing else sees: the other side of the room, in its colour, with two windows."""
    back = across(room)
    evening = room["light"] == "evening"
    dim = (0.34 if evening else 1.0) * (1.25 if "opposite" in room else 1.0)
    frame = materials.plain("#8A6B48", 0.6)
    wall = lit_wall("#E8DCC8" if evening else room["wall"], dim)
    parts = [
        mesh("back", [(-900, back, -2), (900, back, -2), (900, back, 420), (-900, back, 420)], [(3, 2, 1, 0)], wall),
        mesh(
            "ceiling",
            [(-900, back, 345), (900, back, 345), (900, -120, 345), (-900, -120, 345)],
            [(0, 1, 2, 3)],
            materials.glow("#F2EADC", 0.75 * dim),
        ),
    ]
    if "opposite" not in room:
        parts += [
            box((150, 260), (back, back + 45), (12, 78), materials.plain("#A27E54", 0.5), 0.5),
            *OPPOSITE[room["facing"]](back, dim),
        ]
    for left in () if "opposite" in room else (-178.0, 190.0):
        panes = [rectangle(left, left + 41, 74, 236), rectangle(left + 45, left + 86, 74, 236)]
        parts += [
            box((left, left + 86), (back, back + 4), (74, 236), garden(dim), 0),
            plate([rectangle(left - 4, left + 90, 70, 240), *panes], back + 4, 5, frame, 0.2),
            curtain(left - 54, back + 14),
            curtain(left + 86, back + 14),
        ]
    for part in parts:
        part.visible_camera = part.visible_diffuse = part.visible_shadow = False


def archway(back: float, dim: float) -> list[bpy.types.Object]:
    """An arched doorway to the next room."""
    jamb = [arch(12, 110, 0, 238), arch(18, 104, -1, 232)]
    return [
        plate([arch(18, 104, 0, 232)], back + 1, 0.5, materials.glow("#CDB593", 0.62 * dim), 0.05),
        plate(jamb, back + 1.5, 2.5, materials.plain("#EDE4D4", 0.9), 0.1),
    ]


def door(back: float, dim: float) -> list[bpy.types.Object]:
    """A door with two panels, ajar."""
    leaf = materials.glow("#D8CFC0", 0.5 * dim)
    panel = materials.glow("#C9BEAC", 0.46 * dim)
    return [
        box((4, 92), (back, back + 2), (0, 216), materials.glow("#7E7363", 0.4 * dim), 0),
        box((10, 86), (back + 2, back + 5), (0, 210), leaf, 0.3),
        *(box((20, 76), (back + 5, back + 5.6), (low, low + 84), panel, 0.2) for low in (16, 112)),
    ]


def shelf(back: float, dim: float) -> list[bpy.types.Object]:
    """A long shelf with jugs under a picture."""
    clay = materials.glow("#B99C7C", 0.5 * dim)
    return [
        box((-10, 118), (back, back + 20), (118, 122), materials.glow("#A27E54", 0.5 * dim), 0.2),
        *(box((x, x + wide), (back + 5, back + 15), (122, 122 + tall), clay, 3) for x, wide, tall in SHELVED),
        box((12, 62), (back, back + 2), (158, 224), materials.glow("#F2EADC", 0.7 * dim), 0.2),
        box((22, 52), (back + 2, back + 2.4), (170, 212), materials.glow("#B7A58A", 0.55 * dim), 6),
    ]


SHELVED = ((4, 14, 22), (24, 10, 15), (82, 18, 26))
OPPOSITE = {"panels": archway, "tiles": door, "plaster": shelf}


def garden(dim: float) -> bpy.types.Material:
    """What is seen through the window: trees and a pale sky. A white pane would look like a piece out of a lit mirror."""
    nodes = Nodes("garden")
    where = nodes.node("ShaderNodeSeparateXYZ", Vector=nodes.place((1, 1, 1)))
    leaves = nodes.noise(nodes.place((0.06, 0.06, 0.06)), 4, 0.65)
    crown = nodes.math("MULTIPLY_ADD", leaves, -90.0)
    nodes.set(crown.node, 2, where.outputs[2])
    sky = nodes.mix(nodes.between(where.outputs[2], 110, 240), linear("#DFE5E2"), linear("#C8D2D2"))
    trees = nodes.mix(leaves, linear("#6F8066"), linear("#A9B596"))
    color = nodes.mix(nodes.between(crown, 70, 96), trees, sky)
    made = nodes.look(Base_Color=(0, 0, 0, 1), Emission=color, Emission_Strength=0.85 * dim)
    made.cycles.sample_as_light = False
    return made


def lit_wall(color: str, dim: float) -> bpy.types.Material:
    """A wall in daylight that falls off towards the floor and away from the window."""
    nodes = Nodes("lit")
    where = nodes.node("ShaderNodeSeparateXYZ", Vector=nodes.place((1, 1, 1)))
    up, across = nodes.between(where.outputs[2], -40, 300), nodes.between(where.outputs[0], 260, -260)
    share = nodes.math("MULTIPLY_ADD", up, 0.5)
    nodes.set(share.node, 2, nodes.math("MULTIPLY", across, 0.5))
    shade = nodes.mix(1.0, linear(color), (0.42, 0.38, 0.31, 1), "MULTIPLY")
    lit = nodes.mix(share, shade, linear(color))
    made = nodes.look(Base_Color=(0, 0, 0, 1), Emission=lit, Emission_Strength=0.72 * dim)
    made.cycles.sample_as_light = False
    return made


def curtain(left: float, y: float):
    """A linen curtain in folds."""
    linen = materials.plain("#D9C9B2", 0.95)
    return relief(
        (left, left + 46),
        (2, 262),
        lambda x, z: y + 5 * math.sin(x / 2.6) + 1.5 * math.sin(x / 1.1 + z / 90),
        y + 9,
        linen,
        (70, 4),
    )
