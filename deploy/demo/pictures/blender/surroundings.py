"""The walls and the floor of a room."""

from __future__ import annotations

import math
from typing import Any

import bpy

import materials
from materials import Nodes, linear
from shapes import arch, box, mesh, plate, rectangle, relief


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


def behind(room: dict[str, Any]) -> None:
    """What a mirror reflects, and nothing else sees: a wall, a window with curtains, an arched doorway."""
    back = -560.0
    dim = 0.34 if room["light"] == "evening" else 1.0
    frame = materials.plain("#8A6B48", 0.6)
    parts = [
        mesh(
            "back",
            [(-900, back, -2), (900, back, -2), (900, back, 420), (-900, back, 420)],
            [(3, 2, 1, 0)],
            lit_wall(dim),
        ),
        mesh(
            "ceiling",
            [(-900, back, 345), (900, back, 345), (900, -120, 345), (-900, -120, 345)],
            [(0, 1, 2, 3)],
            materials.glow("#F2EADC", 0.75 * dim),
        ),
        box((-178, -92), (back, back + 4), (74, 236), garden(dim), 0),
        plate(
            [rectangle(-182, -88, 70, 240), rectangle(-178, -137, 74, 236), rectangle(-133, -92, 74, 236)],
            back + 4,
            5,
            frame,
            0.2,
        ),
        plate([arch(18, 104, 0, 232)], back + 1, 0.5, materials.glow("#CDB593", 0.62 * dim), 0.05),
        plate([arch(12, 110, 0, 238), arch(18, 104, -1, 232)], back + 1.5, 2.5, materials.plain("#EDE4D4", 0.9), 0.1),
        box((150, 260), (back, back + 45), (12, 78), materials.plain("#A27E54", 0.5), 0.5),
        curtain(-232, back + 14),
        curtain(-92, back + 14),
    ]
    for part in parts:
        part.visible_camera = part.visible_diffuse = part.visible_shadow = False


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


def lit_wall(dim: float) -> bpy.types.Material:
    """A wall in daylight that falls off towards the floor and away from the window."""
    nodes = Nodes("lit")
    where = nodes.node("ShaderNodeSeparateXYZ", Vector=nodes.place((1, 1, 1)))
    up, across = nodes.between(where.outputs[2], -40, 300), nodes.between(where.outputs[0], 260, -260)
    share = nodes.math("MULTIPLY_ADD", up, 0.5)
    nodes.set(share.node, 2, nodes.math("MULTIPLY", across, 0.5))
    color = nodes.mix(share, linear("#9C8769"), linear("#E8DCC8"))
    made = nodes.look(Base_Color=(0, 0, 0, 1), Emission=color, Emission_Strength=0.72 * dim)
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
