"""Shapes that the furniture is made of.

Lengths are centimetres: x to the right, z up, the wall at y = 0, the room at y < 0.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import bmesh
import bpy

Point = tuple[float, float, float]
Outline = Sequence[tuple[float, float]]


def link(name: str, data: bpy.types.ID, material: bpy.types.Material) -> bpy.types.Object:
    """Put data into the scene, in a material."""
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    data.materials.append(material)
    return made


def mesh(name: str, points: Sequence[Point], faces: Sequence[Sequence[int]], material, smooth: bool = True):
    """A mesh from points and faces; its normals point outwards."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    working = bmesh.new()
    working.from_mesh(data)
    bmesh.ops.remove_doubles(working, verts=working.verts, dist=0.001)
    bmesh.ops.recalc_face_normals(working, faces=working.faces)
    working.to_mesh(data)
    working.free()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(42)
    return link(name, data, material)


def box(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float], material, edge: float = 0.12):
    """A box between two values on each axis, with its edges broken."""
    points = [(a, b, c) for c in z for b in y for a in x]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    made = mesh("box", points, faces, material)
    if edge:
        rounded(made, edge)
    return made


def rounded(made: bpy.types.Object, edge: float, segments: int = 2) -> None:
    """Break the edges of a shape."""
    bevel = made.modifiers.new("edges", "BEVEL")
    bevel.width = edge
    bevel.segments = segments
    bevel.limit_method = "ANGLE"


def turned(profile: Outline, middle: Point, material, squash: float = 1.0, corner: float = 2.0, steps: int = 72):
    """A profile of (radius, height), turned; `squash` flattens it in depth, a `corner` over 2 squares it."""
    points: list[Point] = []
    for radius, height in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            c, s = math.cos(angle), math.sin(angle)
            reach = radius / (abs(c) ** corner + abs(s) ** corner) ** (1 / corner)
            points.append((middle[0] + c * reach, middle[1] + s * reach * squash, middle[2] + height))
    faces = [
        (
            row * steps + step,
            row * steps + (step + 1) % steps,
            (row + 1) * steps + (step + 1) % steps,
            (row + 1) * steps + step,
        )
        for row in range(len(profile) - 1)
        for step in range(steps)
    ]
    return mesh("turned", points, faces, material)


def tube(path: Sequence[Point], radius: float, material, soft: bool = False):
    """A round bar along points; a soft one runs through them in a curve."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 5
    data.use_fill_caps = True
    data.resolution_u = 10
    spline = data.splines.new("NURBS" if soft else "POLY")
    spline.points.add(len(path) - 1)
    for place, point in zip(spline.points, path):
        place.co = (*point, 1)
    if soft:
        spline.use_endpoint_u = True
        spline.order_u = min(4, len(path))
    return link("tube", data, material)


def plate(outlines: Sequence[Outline], y: float, thickness: float, material, edge: float = 0.1):
    """An upright plate from outlines of (x, z), its border and its holes; its front lies at y."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions = "2D"
    data.fill_mode = "BOTH"
    data.extrude = max(thickness / 2 - edge, 0.01)
    data.bevel_depth = edge
    data.bevel_resolution = 2
    data.offset = -edge
    for outline in outlines:
        spline = data.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for place, (x, z) in zip(spline.points, outline):
            place.co = (x, z, 0, 1)
    made = link("plate", data, material)
    made.rotation_euler = (math.pi / 2, 0, 0)
    made.location = (0, y + thickness / 2, 0)
    return made


def relief(
    x: tuple[float, float], z: tuple[float, float], front, depth: float, material, steps: tuple[int, int] = (2, 2)
):
    """An upright board whose front `front(x, z)` is a surface in y; `depth` is where its back lies."""
    across, up = steps
    xs = [x[0] + (x[1] - x[0]) * step / across for step in range(across + 1)]
    zs = [z[0] + (z[1] - z[0]) * step / up for step in range(up + 1)]
    points: list[Point] = [(a, front(a, c), c) for c in zs for a in xs]
    row = across + 1
    faces = [
        (r * row + s, r * row + s + 1, (r + 1) * row + s + 1, (r + 1) * row + s)
        for r in range(up)
        for s in range(across)
    ]
    border = [
        *range(row),
        *[r * row + across for r in range(1, up + 1)],
        *[up * row + s for s in range(across - 1, -1, -1)],
    ]
    border += [r * row for r in range(up - 1, 0, -1)]
    start = len(points)
    points += [(points[index][0], depth, points[index][2]) for index in border]
    count = len(border)
    faces += [(border[i], border[(i + 1) % count], start + (i + 1) % count, start + i) for i in range(count)]
    return mesh("relief", points, faces, material)


def ellipse(x: float, z: float, across: float, up: float, steps: int = 96) -> list[tuple[float, float]]:
    """The outline of an ellipse around (x, z)."""
    turn = 2 * math.pi / steps
    return [(x + math.cos(i * turn) * across / 2, z + math.sin(i * turn) * up / 2) for i in range(steps)]


def rectangle(left: float, right: float, bottom: float, top: float, corner: float = 0.0) -> list[tuple[float, float]]:
    """The outline of a rectangle, with round corners if asked."""
    if not corner:
        return [(left, bottom), (right, bottom), (right, top), (left, top)]
    middles = [
        (right - corner, top - corner),
        (left + corner, top - corner),
        (left + corner, bottom + corner),
        (right - corner, bottom + corner),
    ]
    return [
        (x + math.cos(a) * corner, z + math.sin(a) * corner)
        for quarter, (x, z) in enumerate(middles)
        for a in [math.pi / 2 * (quarter + step / 8) for step in range(9)]
    ]


def arch(left: float, right: float, bottom: float, top: float, steps: int = 40) -> list[tuple[float, float]]:
    """The outline of an arch: upright sides, half a circle above."""
    radius = (right - left) / 2
    middle, spring = (left + right) / 2, max(top - radius, bottom)
    rise = top - spring
    over = [
        (middle + math.cos(math.pi * i / steps) * radius, spring + math.sin(math.pi * i / steps) * rise)
        for i in range(steps + 1)
    ]
    return [(left, bottom), (right, bottom), *over]


def pebble(x: float, z: float, across: float, up: float, steps: int = 120) -> list[tuple[float, float]]:
    """The outline of a pebble: a soft, uneven oval."""
    outline = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        swell = 1 + 0.07 * math.cos(2 * angle + 0.9) + 0.06 * math.cos(3 * angle - 0.6)
        outline.append((math.cos(angle) * swell, math.sin(angle) * swell))
    wide = max(a for a, _ in outline) - min(a for a, _ in outline)
    high = max(b for _, b in outline) - min(b for _, b in outline)
    left, bottom = min(a for a, _ in outline), min(b for _, b in outline)
    return [(x + ((a - left) / wide - 0.5) * across, z + ((b - bottom) / high - 0.5) * up) for a, b in outline]


def smooth_profile(profile, steps: int = 6):
    """A profile in a curve through its points."""
    points = [profile[0], *profile, profile[-1]]
    curve = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for step in range(steps):
            t = step / steps
            curve.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*curve, profile[-1]]
