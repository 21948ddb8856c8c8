"""Takes the grain out of the light and leaves the surfaces as they are: wood and tiles keep every line."""

from __future__ import annotations

import cv2
import numpy as np

FLOOR = 0.02
# Light is compared in stops, but for the deepest shade, where stops are mostly grain.
SHADE = 0.1
DARKEST, BRIGHTEST = float(np.log2(SHADE)), 5.0


def clean(picture: np.ndarray, albedo: np.ndarray, strength: float) -> np.ndarray:
    """Divide the picture (linear, RGB) by the surfaces' own colour, clean what is left, and multiply again."""
    own = np.clip(albedo, 0, 1) + FLOOR
    light = np.log2(np.clip(picture / own, 0, 2**BRIGHTEST - SHADE) + SHADE)
    light = despeckled(light)
    steps = 65535 / (BRIGHTEST - DARKEST)
    counted = ((light - DARKEST) * steps).astype(np.uint16)
    cleaned = cv2.fastNlMeansDenoising(counted, [strength * steps], None, 5, 21, cv2.NORM_L1)
    return ((2 ** (cleaned.astype(np.float32) / steps + DARKEST) - SHADE) * own).astype(np.float32)


def despeckled(light: np.ndarray) -> np.ndarray:
    """No point is brighter or darker than all of its neighbours: single specks are what few samples leave behind."""
    around = np.ones((3, 3), np.uint8)
    around[1, 1] = 0
    light = light.astype(np.float32)
    return np.clip(light, cv2.erode(light, around), cv2.dilate(light, around))
