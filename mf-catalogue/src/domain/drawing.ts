/** Everything in centimetres; y grows from the floor upwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
  depth?: number | null;
}

/** What a product is drawn beside: a person, or a wall of a chosen width that it hangs on. */
export type Beside = 'person' | { wall: number };

export interface View {
  /** How wide and how high a piece of the room is shown; both views show the same height, and so have one scale. */
  width: number;
  height: number;
  product: Box;
  person?: Box;
  wall?: Box;
}

interface Drawing {
  front: View;
  /** Seen from the right: the wall is at the left edge. Missing where no depth is known. */
  side?: View;
  /** How much of the wall stays free on each side; negative where the product is too wide. */
  free?: number;
}

export const person = { width: 46, height: 170 };

/** The height of a room. */
const wallHeight = 250;
const margin = 20;
const gap = 60;
/** How wide a wall a visitor may choose. */
export const wallWidths = { min: 40, max: 600, usual: 240 };

/** A product from the front and from the side, all in one scale. */
export function drawing(size: Size, kind: Kind, beside: Beside): Drawing {
  const y = bottomOf(kind, size.height);
  const onWall = beside !== 'person';
  const height = Math.max(onWall ? wallHeight : person.height, y + size.height) + margin;
  const front = onWall ? frontOnWall(size, y, height, beside.wall) : frontBesidePerson(size, y, height);
  return {
    front,
    ...(size.depth && { side: sideOf(size.depth, size.height, y, height) }),
    ...(onWall && { free: (beside.wall - size.width) / 2 }),
  };
}

function frontBesidePerson({ width, height }: Size, y: number, shown: number): View {
  const product = { x: margin + person.width + gap, y, width, height };
  return {
    width: product.x + width + margin,
    height: shown,
    product,
    person: { x: margin, y: 0, ...person },
  };
}

/** The product hangs in the middle of the wall; where it is wider, it sticks out on both sides. */
function frontOnWall({ width, height }: Size, y: number, shown: number, wall: number): View {
  const inside = Math.max(wall, width);
  const centred = (own: number) => margin + (inside - own) / 2;
  return {
    width: inside + 2 * margin,
    height: shown,
    product: { x: centred(width), y, width, height },
    wall: { x: centred(wall), y: 0, width: wall, height: wallHeight },
  };
}

function sideOf(depth: number, height: number, y: number, shown: number): View {
  return { width: depth + 2 * margin, height: shown, product: { x: margin, y, width: depth, height } };
}

interface GivenSize {
  width?: number | null;
  height?: number | null;
  depth?: number | null;
}

/** A size that can be drawn: its width and its height are known. */
export function measured({ width, height, depth }: GivenSize): Size | undefined {
  return width && height ? { width, height, depth } : undefined;
}

/** What a product is, by its values in the filters. */
export interface Kind {
  type: string;
  subType?: string | null;
}

/** The upper edge of the piece that carries a basin. */
const basinTop = 88;
/** The middle of a mirror hangs at the height of the eyes. */
const eyes = 157;

/** The height above the floor at which the lower edge of what hangs on the wall usually is. */
const hung: Record<string, number> = { Étagère: 120, 'Meuble haut': 130, 'Porte-serviettes': 95, Patères: 160 };

/** How high above the floor a product begins in the drawing, in cm; what does not hang stands on the floor. */
function bottomOf({ type, subType }: Kind, height: number): number {
  const usual = hung[subType ?? ''] ?? hung[type];
  if (usual !== undefined) return usual;
  if (type === 'Miroir') return Math.max(0, eyes - height / 2);
  if (type === 'Meuble sous-vasque') return Math.max(0, basinTop - height);
  return subType === 'Plateau' ? basinTop : 0;
}
