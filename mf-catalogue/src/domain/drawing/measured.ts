import type { Size } from './drawing.ts';

interface GivenSize {
  width?: number | null;
  height?: number | null;
  depth?: number | null;
}

/** A size that can be drawn: its width and its height are known. */
export function measured({ width, height, depth }: GivenSize): Size | undefined {
  return width && height ? { width, height, depth } : undefined;
}
