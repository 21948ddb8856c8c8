import { archMirrors } from './mirrors/arches.ts';
import { mirrorCabinets } from './mirrors/cabinets.ts';
import { framedRectangleMirrors } from './mirrors/framed-rectangles.ts';
import { ligneMirrors } from './mirrors/ligne.ts';
import { luneMirrors } from './mirrors/lune.ts';
import { pebbleMirrors } from './mirrors/pebbles.ts';

export const mirrors = [
  ...luneMirrors,
  ...pebbleMirrors,
  ...archMirrors,
  ...ligneMirrors,
  ...framedRectangleMirrors,
  ...mirrorCabinets,
];
