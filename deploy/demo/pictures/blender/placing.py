"""Sets pieces down in the room."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import bpy

Piece = dict[str, Any]


def placed(make: Callable[[Piece], None]) -> Callable[[Piece], None]:
    """A piece that is made around the origin, then set down where it belongs and turned by `turn` degrees."""

    def set_down(piece: Piece) -> None:
        before = set(bpy.data.objects)
        make(piece)
        foot = bpy.data.objects.new("foot", None)
        bpy.context.scene.collection.objects.link(foot)
        foot.location = (piece["x"], piece.get("y", 0), piece.get("z", 0))
        foot.rotation_euler = (0, 0, math.radians(piece.get("turn", 0)))
        for part in set(bpy.data.objects) - before - {foot}:
            part.parent = part.parent or foot

    return set_down
