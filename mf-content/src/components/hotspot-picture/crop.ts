interface Place {
  x: number;
  y: number;
}

interface Cropped<HotspotMarker extends Place> {
  /** Width by height of what is shown; undefined where the picture is shown whole. */
  ratio?: number;
  hotspots: readonly HotspotMarker[];
}

/** How near to an edge a place may come, in percent. */
const margin = 8;

interface Picture<HotspotMarker extends Place> {
  width?: number | null;
  height?: number | null;
  /** The cut keeps it, as `object-position` does; the middle where it is not known. */
  focus?: Place | null;
  hotspots: readonly HotspotMarker[];
}

/**
 * A picture cut to a ratio around its focus, with its places where they then lie. It is left whole where the cut would
 * take away a place or its size is not known.
 */
export function crop<HotspotMarker extends Place>(
  { width, height, focus, hotspots }: Picture<HotspotMarker>,
  ratio: number,
): Cropped<HotspotMarker> {
  if (hotspots.length === 0) return { ratio, hotspots };
  if (!width || !height) return { hotspots };
  const across = Math.max(1, width / height / ratio);
  const down = Math.max(1, ratio / (width / height));
  const moved = hotspots.map((spot) => ({
    ...spot,
    x: enlarged(spot.x, across, focus?.x),
    y: enlarged(spot.y, down, focus?.y),
  }));
  const all = moved.every(({ x, y }) => isWithin(x) && isWithin(y));
  return all ? { ratio, hotspots: moved } : { hotspots };
}

const enlarged = (percent: number, factor: number, focus = 50) => focus + (percent - focus) * factor;
const isWithin = (percent: number) => percent >= margin && percent <= 100 - margin;
