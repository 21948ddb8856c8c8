"""Mirrors of every shape, mirror cabinets, and lamps on the wall."""

from __future__ import annotations

import math
from typing import Any

import bpy

import materials
from shapes import arch, box, ellipse, mesh, pebble, plate, rectangle, tube, turned

Piece = dict[str, Any]


def outline(piece: Piece, inset: float = 0.0) -> list[tuple[float, float]]:
    """The border of a mirror, drawn in by `inset`."""
    x, width, height = piece["x"], piece["width"] - 2 * inset, piece["height"] - 2 * inset
    top = piece["z"] - inset
    match piece["shape"]:
        case "round":
            return ellipse(x, top - height / 2, width, height)
        case "arch":
            return arch(x - width / 2, x + width / 2, top - height, top)
        case "pebble":
            return pebble(x, top - height / 2, width, height)
        case _:
            return rectangle(x - width / 2, x + width / 2, top - height, top, 0.6)


def mirror(piece: Piece) -> None:
    """A mirror on the wall: silvered glass, its frame, and the light behind it."""
    depth = piece.get("depth", 3.0)
    if piece.get("doors"):
        mirror_cabinet(piece)
        return
    rim = piece.get("rim", 0.0)
    plate([outline(piece, rim + 0.05)], -depth + (0.6 if rim else 0), 0.5, materials.mirror(), 0.12)
    plate(
        [outline(piece, 6.0 if piece.get("lit") else max(rim, 2.5))],
        -depth + 1.2,
        max(depth - 1.4, 0.6),
        materials.plain("#3A3733", 0.8),
        0.05,
    )
    if rim:
        frame = materials.of(piece["frame"], "z" if piece["shape"] == "arch" else "x", piece["seed"])
        plate([outline(piece), outline(piece, rim)], -depth, depth - 0.3, frame, 0.15)
    if piece.get("lit"):
        halo(piece)


def halo(piece: Piece) -> None:
    """The light that a mirror throws on the wall around it: strong at its edge, gone a hand's width away."""
    rings, reach = 12, 17.0
    lines = [outline(piece, 1.0 - reach * ring / rings) for ring in range(rings + 1)]
    count = len(lines[0])
    # The halos of two mirrors overlap: at one depth, the renderer would show shreds of both.
    depth = -0.15 - piece["x"] * 5e-4
    points = [(x, depth, z) for line in lines for x, z in line]
    faces = [
        (
            ring * count + at,
            ring * count + (at + 1) % count,
            (ring + 1) * count + (at + 1) % count,
            (ring + 1) * count + at,
        )
        for ring in range(rings)
        for at in range(count)
    ]
    made = mesh("halo", points, faces, materials.halo(piece["glow"] * 0.1))
    made.visible_diffuse = made.visible_shadow = False
    fall = made.data.attributes.new("fall", "FLOAT", "POINT")
    fall.data.foreach_set("value", [(1 - ring / rings) ** 2.2 for ring in range(rings + 1) for _ in range(count)])


def mirror_cabinet(piece: Piece) -> None:
    """A cabinet whose doors are mirrors."""
    left, right = piece["x"] - piece["width"] / 2, piece["x"] + piece["width"] / 2
    bottom, depth = piece["z"] - piece["height"], piece["depth"]
    box((left, right), (-depth + 1.6, 0), (bottom, piece["z"]), materials.of(piece["frame"], "z", piece["seed"]), 0.15)
    step = piece["width"] / piece["doors"]
    for index in range(piece["doors"]):
        x = (left + index * step + 0.12, left + (index + 1) * step - 0.12)
        plate([rectangle(*x, bottom - 1, piece["z"])], -depth, 1.4, materials.mirror(), 0.18)
    if piece.get("lit"):
        box(
            (left + 2, right - 2),
            (-depth + 2.5, -depth + 4),
            (piece["z"], piece["z"] + 0.5),
            materials.glow("#FFE3BD", piece["glow"] * 1.6, lamp=True),
            0,
        )


def wall_lamp(piece: Piece) -> None:
    """A globe of opal glass on a metal arm."""
    x, z = piece["x"], piece["z"]
    metal = materials.of(piece["finish"], "z")
    foot = turned([(0, 0), (4, 0), (4, 0.8), (3.6, 1.2), (0, 1.2)], (0, 0, 0), metal, steps=48)
    foot.rotation_euler = (1.5708, 0, 0)
    foot.location = (x, 0, z)
    tube([(x, -1, z), (x, -7.5, z), (x, -7.5, z + 3)], 0.6, metal)
    globe = [(math.sin(math.pi * i / 20) * 5.6, -math.cos(math.pi * i / 20) * 5.6) for i in range(21)]
    opal = turned(globe, (x, -7.5, z + 8.2), materials.glow("#FFE0B8", 2.6))
    opal.visible_diffuse = opal.visible_shadow = False
    bulb(x, -7.5, z + 8.2, piece["glow"] * 9e3)


def bulb(x: float, y: float, z: float, power: float) -> None:
    """The light inside a globe."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy = power
    data.shadow_soft_size = 5
    data.color = (1.0, 0.76, 0.5)
    made = bpy.data.objects.new("bulb", data)
    made.location = (x, y, z)
    made.visible_camera = made.visible_glossy = False
    bpy.context.scene.collection.objects.link(made)


PIECES = {"mirror": mirror, "wallLamp": wall_lamp}
