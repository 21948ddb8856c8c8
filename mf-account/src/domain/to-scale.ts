/** A box with its sizes in centimetres. */
export interface Box {
  width: number;
  height: number;
}

/** Boxes that are beside each other on one ground, all in one scale; lengths are centimetres. */
interface Standing<Own extends Box> {
  width: number;
  height: number;
  boxes: readonly (Own & { x: number; y: number })[];
  /** The length of the bar that shows the scale. */
  bar: number;
}

/** The space between two boxes, as a share of the widest. */
const gapShare = 0.15;

/** Puts boxes beside each other, in their order. */
export function toScale<Own extends Box>(boxes: readonly Own[]): Standing<Own> {
  const widest = Math.max(0, ...boxes.map(({ width }) => width));
  const height = Math.max(0, ...boxes.map((box) => box.height));
  const gap = widest * gapShare;
  let x = 0;
  const placed = boxes.map((box) => {
    const at = { ...box, x, y: height - box.height };
    x += box.width + gap;
    return at;
  });
  return { width: Math.max(0, x - gap), height, boxes: placed, bar: widest >= 100 ? 100 : widest >= 50 ? 50 : 10 };
}
