/** The input of the renderer. Lengths are centimetres: x to the right, z up from the floor, the wall at y = 0, the room at y < 0. */

export interface Material {
  kind: 'wood' | 'lacquer' | 'metal' | 'stone' | 'ceramic';
  paint: { face: string; light: string; shade: string; grain: string };
  /** Black metal is powder-coated: it does not shine. */
  dark: boolean;
  look?: string;
}

/** What the hand pulls: a shape of `small.json`. */
export interface Handle {
  shape: string;
  finish: Material;
}

/** One thing in the room; the piece's name is a function in `blender/`, the rest are its parameters. */
export interface Piece {
  piece: string;
  x: number;
  [property: string]: unknown;
}

export interface Room {
  wall: string;
  facing: 'plaster' | 'tiles' | 'panels';
  floor: 'stone' | 'tiles' | 'planks';
  light: 'day' | 'evening';
  /** Whether the sun draws a window on the wall. */
  sun: boolean;
  /** Stops of light more or less. */
  exposure: number;
  /** `plain` leaves the colours as they are, for a swatch; otherwise the picture is developed like a photograph. */
  film?: 'plain';
  /** What mirrors show at the other side of the room: pieces that stand there as others do at the wall. */
  opposite?: Piece[];
}

/** What is seen: a rectangle in the plane at depth `plane`, from a camera at eye height. */
export interface View {
  left: number;
  right: number;
  bottom: number;
  top: number;
  plane: number;
  eye: number;
  /** Millimetres on 36 mm of film, for the longer side. */
  focal: number;
  /** How far the camera is beside the middle, in shares of the width. */
  aside: number;
  /** How far the camera has gone round the middle of the frame, in degrees: a three-quarter view, from the right if positive. */
  turn?: number;
  /** The height of a table top that is looked down at. */
  down?: number;
}

/** A file that is cut out of a picture: pixels, and the part as shares of the picture (left, top, right, bottom). */
export interface Output {
  name: string;
  width: number;
  height: number;
  crop: [number, number, number, number];
}

/** One scene to render, and the files that it yields. */
export interface Shot {
  name: string;
  width: number;
  height: number;
  /** Rays for a pixel, at most. */
  samples: number;
  /** Of the files, in percent: 83 where nothing is said. */
  quality?: number;
  room: Room;
  view: View;
  pieces: Piece[];
  outputs: Output[];
}
