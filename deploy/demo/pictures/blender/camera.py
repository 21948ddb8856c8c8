"""A view camera: it stands upright at eye height and shifts its lens, so that upright lines stay upright."""

from __future__ import annotations

import math
from typing import Any

import bpy
from mathutils import Vector


def build(view: dict[str, Any], width: int, height: int) -> None:
    """Look at the frame of a view: left, right, bottom and top in centimetres, in the plane at depth `plane`."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(made)
    scene.camera = made
    data.sensor_fit = "HORIZONTAL"
    data.clip_end = 5000
    across, up = view["right"] - view["left"], view["top"] - view["bottom"]
    middle = ((view["left"] + view["right"]) / 2, (view["bottom"] + view["top"]) / 2)
    away = view["focal"] * max(across, up) / 36
    if "down" in view:
        look_down(made, data, middle, view, away, across)
    else:
        x = middle[0] + view["aside"] * across
        # A three-quarter view: the camera has gone round the middle of the frame.
        turn = math.radians(view.get("turn", 0))
        beside = x - middle[0]
        made.location = (
            middle[0] + beside * math.cos(turn) + away * math.sin(turn),
            view["plane"] + beside * math.sin(turn) - away * math.cos(turn),
            view["eye"],
        )
        made.rotation_euler = (math.pi / 2, 0, turn)
        data.lens = 36 * away / across
        data.shift_x = (middle[0] - x) / across
        data.shift_y = (middle[1] - view["eye"]) / across
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100


def look_down(made, data, middle, view: dict[str, Any], away: float, across: float) -> None:
    """From above at a table: the frame's height is depth on the table top, which lies at `down`."""
    target = Vector((middle[0], middle[1], view["down"]))
    made.location = target + Vector((0, -0.5, 0.866)) * away
    made.rotation_euler = (target - made.location).to_track_quat("-Z", "Y").to_euler()
    data.lens = 36 * away / across
