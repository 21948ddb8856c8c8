"""Renders the pictures of a list: blender --background --python render.py -- list.json

The list has one entry for each scene: what stands in it, the camera, and the files to cut out of the picture. Each
finished scene is told on a line of its own ("rendered <name>"); a file is whole or not there.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import bpy
import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

import basins
import camera
import denoise
import lighting
import mirrors
import objects
import plants
import small_pieces
import storage
import surroundings
import textiles
import traces
import washbasin_units
import workshop
from placing import placed

MAKERS = (washbasin_units, storage, small_pieces, basins, mirrors, plants, textiles, objects, traces, workshop, surroundings)
PIECES = {name: make for maker in MAKERS for name, make in maker.PIECES.items()}


def main() -> None:
    """Render everything that the list names."""
    order = json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text())
    for job in order["jobs"]:
        wait_while(order.get("pauseFile"))
        started = time.monotonic()
        build(job)
        write(job, develop(job), Path(order["folder"]))
        print(f"rendered {job['name']} {time.monotonic() - started:.1f}", flush=True)


def wait_while(pause_file: str | None) -> None:
    """Stand still while the pause file is there."""
    while pause_file and os.path.exists(pause_file):
        time.sleep(2)


def build(job: dict[str, Any]) -> None:
    """Set the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    surroundings.build(job["room"])
    lighting.build(job["room"], job["view"])
    opposite(job["room"])
    for piece in job["pieces"]:
        PIECES[piece["piece"]](piece)
    camera.build(job["view"], job["width"], job["height"])
    settings(scene, job)


def opposite(room: dict[str, Any]) -> None:
    """Set pieces at the other side of the room, where mirrors alone see them."""
    before = set(bpy.data.objects)
    set_down = placed(lambda whole: [PIECES[piece["piece"]](piece) for piece in whole["pieces"]])
    set_down({"x": 0, "y": surroundings.across(room), "turn": 180, "pieces": room.get("opposite", [])})
    for part in set(bpy.data.objects) - before:
        part.visible_camera = part.visible_diffuse = part.visible_shadow = False


def settings(scene: bpy.types.Scene, job: dict[str, Any]) -> None:
    """How the light is followed, and how the picture is developed."""
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.samples = job["samples"]
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 0.6
    cycles.seed = 7
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    plain = job["room"].get("film") == "plain"
    scene.view_settings.view_transform = "Standard" if plain else "Filmic"
    scene.view_settings.look = "None" if plain else "Medium High Contrast"
    scene.view_settings.exposure = job["room"].get("exposure", 0.0)
    scene.render.image_settings.file_format = "JPEG"
    scene.render.image_settings.quality = job.get("quality", 83)
    bpy.context.view_layer.cycles.denoising_store_passes = True


def develop(job: dict[str, Any]) -> np.ndarray:
    """Render, and clean the light; the picture is linear RGB, its first row on top."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        passes_into(scene, folder)
        bpy.ops.render.render()
        picture, albedo = (read(next(Path(folder).glob(f"{name}*.exr"))) for name in ("picture", "albedo"))
    # Four times the rays leave half the grain.
    return denoise.clean(picture, albedo, 1.6 / job["samples"] ** 0.5)


def passes_into(scene: bpy.types.Scene, folder: str) -> None:
    """Have the picture and the surfaces' own colour written to files."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name, source in (("picture", "Image"), ("albedo", "Denoising Albedo")):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])


def read(file: Path) -> np.ndarray:
    """A picture's linear RGB, its first row on top."""
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[::-1, :, :3].copy()


def write(job: dict[str, Any], picture: np.ndarray, folder: Path) -> None:
    """Cut the files out of the picture, each in its size, and write them with the film's curve."""
    height, width = picture.shape[:2]
    for output in job["outputs"]:
        left, top, right, bottom = output["crop"]
        part = picture[round(top * height) : round(bottom * height), round(left * width) : round(right * width)]
        size = (output["width"], output["height"])
        shrinking = size[0] < part.shape[1]
        part = cv2.resize(part, size, interpolation=cv2.INTER_AREA if shrinking else cv2.INTER_CUBIC)
        save(np.clip(part, 0, None), folder / f"{output['name']}.jpg")


def save(part: np.ndarray, file: Path) -> None:
    """Write one file, whole or not at all."""
    height, width = part.shape[:2]
    image = bpy.data.images.new("part", width, height, float_buffer=True)
    values = np.ones((height, width, 4), np.float32)
    values[:, :, :3] = part[::-1]
    image.pixels.foreach_set(values.ravel())
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part.jpg")
    image.save_render(str(unfinished), scene=bpy.context.scene)
    os.replace(unfinished, file)
    bpy.data.images.remove(image)


main()
