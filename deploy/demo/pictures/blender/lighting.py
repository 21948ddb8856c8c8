"""Daylight from a window at the side, or the lamps of an evening."""

from __future__ import annotations

import math
from typing import Any

import bpy
from mathutils import Vector

import materials


def build(room: dict[str, Any], frame: dict[str, float]) -> None:
    """The light of a room, around what the frame shows."""
    evening = room["light"] == "evening"
    # A swatch is seen in white light: it shows its own colour.
    plain = room.get("film") == "plain"
    middle = (frame["left"] + frame["right"]) / 2
    world("#ABA59C" if evening else "#FFFFFF" if plain else "#F4F1EC", 0.36 if evening else 0.72)
    area(
        (middle - 300, -240, 210),
        (middle, 0, 90),
        (170, 210),
        (1.0, 0.8, 0.58) if evening else (0.97, 0.99, 1.03) if plain else (1.0, 0.93, 0.84),
        74e4 if not evening else 60e4,
    )
    if room.get("sun") and not evening:
        sun(middle)


def world(color: str, strength: float) -> None:
    """Light from all around."""
    made = bpy.data.worlds.new("world")
    bpy.context.scene.world = made
    made.use_nodes = True
    made.cycles.sampling_method = "NONE"
    sky = made.node_tree.nodes["Background"]
    sky.inputs[0].default_value = materials.linear(color)
    sky.inputs[1].default_value = strength


def area(place, at, size: tuple[float, float], color: tuple[float, float, float], power: float) -> None:
    """A soft light that looks at a point."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = color
    made = bpy.data.objects.new("area", data)
    made.location = place
    made.rotation_euler = (Vector(at) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = False
    bpy.context.scene.collection.objects.link(made)


def sun(middle: float) -> None:
    """Low sun through a window with bars: its pattern falls softly on the wall to the left of the middle."""
    data = bpy.data.lights.new("sun", "SPOT")
    data.energy = 3.6e7
    data.spot_size = math.radians(60)
    data.spot_blend = 0.0
    data.shadow_soft_size = 9
    data.color = (1.0, 0.86, 0.68)
    data.use_nodes = True
    window(data.node_tree)
    made = bpy.data.objects.new("sun", data)
    at = Vector((middle - 58, 0, 122))
    made.location = at - Vector((0.78, 0.6, -0.4)).normalized() * 560
    made.rotation_euler = (at - made.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def window(tree: bpy.types.NodeTree) -> None:
    """Let a lamp shine through four panes: what leaves it at an angle that meets a bar is held back."""
    nodes, links = tree.nodes, tree.links
    direction = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Normal"], direction.inputs[0])

    def math_node(operation: str, one, other=0.0):
        made = nodes.new("ShaderNodeMath")
        made.operation = operation
        for key, value in enumerate((one, other)):
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, made.inputs[key])
            else:
                made.inputs[key].default_value = value
        return made.outputs[0]

    def opening(axis: int, half: float, bar: float):
        slope = math_node("ABSOLUTE", math_node("DIVIDE", direction.outputs[axis], direction.outputs[2]))
        inside = nodes.new("ShaderNodeMapRange")
        inside.interpolation_type = "SMOOTHSTEP"
        outside = nodes.new("ShaderNodeMapRange")
        outside.interpolation_type = "SMOOTHSTEP"
        for node, low, high in ((inside, bar, bar + 0.012), (outside, half + 0.012, half)):
            links.new(slope, node.inputs[0])
            node.inputs[1].default_value, node.inputs[2].default_value = low, high
        return math_node("MULTIPLY", inside.outputs[0], outside.outputs[0])

    panes = math_node("MULTIPLY", opening(0, 0.105, 0.004), opening(1, 0.15, 0.004))
    links.new(math_node("MULTIPLY", panes, 1.0), nodes["Emission"].inputs["Strength"])
