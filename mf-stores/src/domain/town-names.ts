/** A part of the map, in px from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A town and where it lies on the map, in px. */
export interface Town {
  name: string;
  x: number;
  y: number;
}

/** What a letter of a name takes where letters have their usual size, in px: nine in a wide name, as Malmö. */
const letter = { width: 9, height: 16 };
/** What stays free between two names, in px. */
const gap = 12;
/** Where such a name may stand, the nearest first: at its town, or under or over what covers it. */
const distances = [0, 12, -12, 18, -18, 24, -24, 30, -30];

/**
 * The towns that can be named, the first ones before all others: no name is cut by the edge of the map, lies over another
 * one, or where something covers it. `scale` is the size of letters, 1 for the usual one. `below` is how far below its town
 * the middle of a name is, in px; negative above it.
 */
export function nameable<Shown extends Town>(
  towns: readonly Shown[],
  covered: readonly Box[],
  map: Pick<Box, 'right' | 'bottom'>,
  scale = 1,
): (Shown & { below: number })[] {
  const taken = [...covered];
  return towns.flatMap((town) => {
    const below = distances
      .map((distance) => distance * scale)
      .find((distance) => {
        const box = nameBox(town, distance, scale);
        return isWhole(box, map) && !taken.some((other) => overlap(box, other));
      });
    if (below === undefined) return [];
    const { left, top, right, bottom } = nameBox(town, below, scale);
    taken.push({ left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap });
    return [{ ...town, below }];
  });
}

function nameBox({ name, x, y }: Town, below: number, scale: number): Box {
  const half = { width: (name.length * letter.width * scale) / 2, height: (letter.height * scale) / 2 };
  const middle = y + below;
  return { left: x - half.width, top: middle - half.height, right: x + half.width, bottom: middle + half.height };
}

const isWhole = ({ left, top, right, bottom }: Box, map: Pick<Box, 'right' | 'bottom'>): boolean =>
  left >= 0 && top >= 0 && right <= map.right && bottom <= map.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
