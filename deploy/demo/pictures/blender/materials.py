"""What things are made of: lacquer, wood, metal, stone, ceramic, glass, cloth, walls and floors."""

from __future__ import annotations

from typing import Any

import bpy

Color = tuple[float, float, float, float]


def linear(color: str) -> Color:
    """A CSS colour (#rrggbb) as the renderer counts light."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return (r, g, b, 1)


class Nodes:
    """A material's nodes, with short names for what is needed here."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def node(self, kind: str, settings: dict[str, Any] | None = None, **inputs: Any):
        made = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            self.set(made, key.replace("_", " "), value)
        return made

    def set(self, node, key: str | int, value: Any) -> None:
        place = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, place)
        else:
            place.default_value = value

    def math(self, operation: str, one: Any, other: Any = 0.0):
        made = self.node("ShaderNodeMath", {"operation": operation})
        self.set(made, 0, one)
        self.set(made, 1, other)
        return made.outputs[0]

    def mix(self, share: Any, one: Any, other: Any, blend: str = "MIX"):
        made = self.node("ShaderNodeMixRGB", {"blend_type": blend})
        self.set(made, 0, share)
        self.set(made, 1, one)
        self.set(made, 2, other)
        return made.outputs[0]

    def between(self, value: Any, low: float, high: float):
        """0 at low, 1 at high, held at both ends."""
        made = self.node("ShaderNodeMapRange", {"clamp": True, "interpolation_type": "SMOOTHSTEP"})
        for key, given in enumerate((value, low, high)):
            self.set(made, key, given)
        return made.outputs[0]

    def place(self, scale: tuple[float, float, float], shift: tuple[float, float, float] = (0, 0, 0)):
        """Where a point is in the room, so that grain runs on from one front to the next."""
        where = self.node("ShaderNodeNewGeometry").outputs["Position"]
        made = self.node("ShaderNodeMapping", Vector=where, Scale=scale, Location=shift)
        return made.outputs[0]

    def noise(self, vector: Any, detail: float = 2.0, roughness: float = 0.5, scale: float = 1.0):
        return self.node("ShaderNodeTexNoise", Vector=vector, Detail=detail, Roughness=roughness, Scale=scale).outputs[
            0
        ]

    def bump(self, height: Any, distance: float, strength: float = 0.5) -> None:
        made = self.node("ShaderNodeBump", Height=height, Distance=distance, Strength=strength)
        self.tree.links.new(made.outputs[0], self.surface.inputs["Normal"])

    def look(self, **inputs: Any) -> bpy.types.Material:
        for key, value in inputs.items():
            self.set(self.surface, key.replace("_", " "), value)
        return self.material


def plain(color: str, roughness: float = 0.5, **inputs: Any) -> bpy.types.Material:
    """One colour."""
    return Nodes("plain").look(Base_Color=linear(color), Roughness=roughness, **inputs)


def lacquer(color: str) -> bpy.types.Material:
    """Matt lacquer: even, with the faintest skin."""
    nodes = Nodes("lacquer")
    nodes.bump(nodes.noise(nodes.place((5, 5, 5)), 1), 0.02, 0.12)
    return nodes.look(Base_Color=linear(color), Roughness=0.46, Specular=0.38)


def metal(color: str, along: str = "x", dark: bool = False) -> bpy.types.Material:
    """Brushed metal, or matt black."""
    if dark:
        return plain(color, 0.42, Metallic=0.0, Specular=0.45)
    nodes = Nodes("metal")
    scale = (0.15, 14, 14) if along == "x" else (14, 14, 0.15)
    brushed = nodes.noise(nodes.place(scale), 3)
    roughness = nodes.math("MULTIPLY_ADD", brushed, 0.1)
    roughness.node.inputs[2].default_value = 0.2
    return nodes.look(Base_Color=linear(color), Metallic=1.0, Roughness=roughness)


def wood(paint: dict[str, str], along: str, seed: float) -> bpy.types.Material:
    """Oak and walnut: the rings of a board, fine fibres, dark pores, all long and drawn out along the board."""
    nodes = Nodes("wood")

    def grain(length: float, across: float, shift: float = 0.0):
        scale = {"z": (across, across, length), "y": (across, length, across)}.get(along, (length, across, across))
        return nodes.place(scale, (seed * 7.3 + shift, seed * 3.1, seed * 5.7))

    field = nodes.noise(grain(0.0052, 0.075), 1.2, 0.4)
    ring = nodes.math("PINGPONG", nodes.math("MULTIPLY", field, 15.0), 1.0)
    fibres = nodes.noise(grain(0.016, 1.5, 4), 5, 0.7)
    pores = nodes.noise(grain(0.2, 7.5, 9), 2, 0.6)
    tone = nodes.noise(grain(0.004, 0.03, 2), 1)
    light, face, dark = linear(paint["light"]), linear(paint["face"]), linear(paint["grain"])
    color = nodes.mix(nodes.between(fibres, 0.3, 0.72), light, face)
    color = nodes.mix(nodes.math("MULTIPLY", nodes.between(ring, 0.3, 1.0), 0.42), color, dark)
    color = nodes.mix(nodes.math("MULTIPLY", nodes.between(fibres, 0.52, 0.8), 0.5), color, dark)
    color = nodes.mix(nodes.math("MULTIPLY", nodes.between(tone, 0.5, 0.75), 0.3), color, face)
    color = nodes.mix(nodes.math("MULTIPLY", nodes.between(pores, 0.58, 0.72), 0.3), color, linear(paint["shade"]))
    nodes.bump(pores, 0.03, 0.16)
    oiled = nodes.node("ShaderNodeHueSaturation", Saturation=0.86, Value=0.9, Color=color).outputs[0]
    return nodes.look(Base_Color=oiled, Roughness=0.44, Specular=0.32)


def stone(color: str, look: str) -> bpy.types.Material:
    """Solid surface, stoneware and terrazzo."""
    nodes = Nodes("stone")
    base = linear(color)
    if look == "terrazzo":
        where = nodes.place((0.62, 0.62, 0.62))
        chips = nodes.node("ShaderNodeTexVoronoi", Vector=where, Scale=1.0)
        edges = nodes.node("ShaderNodeTexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=where, Scale=1.0)
        chosen = nodes.node("ShaderNodeSeparateXYZ", Vector=chips.outputs["Color"])
        shape = nodes.math("GREATER_THAN", edges.outputs["Distance"], 0.11)
        rare = nodes.math("GREATER_THAN", chosen.outputs[0], 0.45)
        chip = nodes.mix(chosen.outputs[1], linear("#8F7F70"), linear("#C9B9A6"))
        chip = nodes.mix(nodes.math("GREATER_THAN", chosen.outputs[2], 0.75), chip, linear("#6B645A"))
        return nodes.look(Base_Color=nodes.mix(nodes.math("MULTIPLY", shape, rare), base, chip), Roughness=0.22)
    fine = nodes.noise(nodes.place((9, 9, 9)), 3)
    if look == "speckled":
        spots = nodes.between(nodes.noise(nodes.place((4.2, 4.2, 4.2)), 1), 0.64, 0.7)
        cloud = nodes.mix(nodes.noise(nodes.place((0.2, 0.2, 0.5)), 2), base, linear("#CDBCA4"))
        return nodes.look(
            Base_Color=nodes.mix(nodes.math("MULTIPLY", spots, 0.75), cloud, linear("#5B4A38")), Roughness=0.42
        )
    return nodes.look(Base_Color=nodes.mix(nodes.math("MULTIPLY", fine, 0.12), base, linear("#8F8678")), Roughness=0.4)


def ceramic(color: str, gloss: bool = True) -> bpy.types.Material:
    """Glazed ceramic."""
    return plain(color, 0.08 if gloss else 0.42, Specular=0.5)


def of(finish: dict[str, Any], along: str = "x", seed: float = 1.0) -> bpy.types.Material:
    """The material that the record calls for."""
    paint = finish["paint"]
    match finish["kind"]:
        case "wood":
            return wood(paint, along, seed)
        case "metal":
            return metal(paint["face"], along, dark=finish["dark"])
        case "stone":
            return stone(paint["face"], finish.get("look", "matt"))
        case "ceramic":
            return ceramic(paint["face"], finish.get("look") == "gloss")
        case _:
            return lacquer(paint["face"])


def glass(color: str = "#FFFFFF", roughness: float = 0.0) -> bpy.types.Material:
    """Clear or tinted glass, thin enough that light passes without being bent."""
    nodes = Nodes("glass")
    clear = nodes.node("ShaderNodeBsdfTransparent", Color=linear(color)).outputs[0]
    shine = nodes.node("ShaderNodeBsdfGlossy", Roughness=0.03 + roughness).outputs[0]
    edge = nodes.node("ShaderNodeLayerWeight", Blend=0.22).outputs["Facing"]
    share = nodes.math("MULTIPLY_ADD", edge, 0.55)
    share.node.inputs[2].default_value = 0.06
    both = nodes.node("ShaderNodeMixShader")
    for key, value in enumerate((share, clear, shine)):
        nodes.set(both, key, value)
    nodes.tree.links.new(both.outputs[0], nodes.tree.nodes["Material Output"].inputs[0])
    return nodes.material


def mirror() -> bpy.types.Material:
    """Silvered glass."""
    return plain("#E9EAE6", 0.0, Metallic=1.0)


def glow(color: str, strength: float, lamp: bool = False) -> bpy.types.Material:
    """Something that shines; only a lamp is looked for when light is gathered, which keeps the grain down."""
    made = Nodes("glow").look(Base_Color=(0, 0, 0, 1), Emission=linear(color), Emission_Strength=strength)
    made.cycles.sample_as_light = lamp
    return made


def halo(strength: float) -> bpy.types.Material:
    """Light on a wall, as strong as the mesh's own attribute `fall` says; the wall is seen through it."""
    nodes = Nodes("halo")
    fall = nodes.node("ShaderNodeAttribute", {"attribute_name": "fall"}).outputs["Fac"]
    light = nodes.node("ShaderNodeEmission", Color=linear("#FFD9A6"), Strength=nodes.math("MULTIPLY", fall, strength))
    both = nodes.node("ShaderNodeAddShader")
    nodes.set(both, 0, light.outputs[0])
    nodes.set(both, 1, nodes.node("ShaderNodeBsdfTransparent").outputs[0])
    nodes.tree.links.new(both.outputs[0], nodes.tree.nodes["Material Output"].inputs[0])
    nodes.material.cycles.sample_as_light = False
    return nodes.material


def cloth(color: str) -> bpy.types.Material:
    """Terry or linen."""
    nodes = Nodes("cloth")
    nodes.bump(nodes.noise(nodes.place((3.2, 3.2, 3.2)), 3, 0.7), 0.35, 0.6)
    return nodes.look(Base_Color=linear(color), Roughness=0.95, Sheen=0.4, Specular=0.1)
