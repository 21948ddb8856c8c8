import { pixelsFor } from './layout.ts';

export interface PictureSource {
  url: string;
  /** In pixels, where the content system knows them. */
  width?: number | null;
  height?: number | null;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Loads a picture of any format that the browser can show, SVG too, and makes a JPEG of it that covers a frame (in
 * points) at print resolution. Throws where it cannot be loaded.
 */
export async function fetchPicture(source: PictureSource, frame: Size): Promise<Uint8Array> {
  const image = new Image();
  image.src = source.url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pixelsFor(frame.width);
  canvas.height = pixelsFor(frame.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const size = {
    width: image.naturalWidth || source.width || canvas.width,
    height: image.naturalHeight || source.height || canvas.height,
  };
  const { x, y, width, height } = cover(size, frame);
  context.imageSmoothingQuality = 'high';
  // Transparent pixels become white, as paper is; a JPEG would have them black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return jpegOf(canvas, 0.85);
}

/**
 * The part of a picture that fills a frame, as CSS `object-fit: cover` does: cropped around the middle, never
 * stretched.
 */
export function cover(picture: Size, frame: Size): Size & { x: number; y: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = frame.width * scale;
  const height = frame.height * scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Text as pictures, in any script that the device has fonts for: the fonts of the document are Latin only. */
export interface ScriptText {
  /** The width of a line in points. */
  widthOf(line: string, size: number): number;
  /** A JPEG of a line, `height` points high. */
  pictureOf(
    line: string,
    look: { size: number; color: string },
  ): { picture: Uint8Array; width: number; height: number };
}

const family = 'system-ui, sans-serif';
/** Room above and below the letters, as a multiple of the size. */
const room = 1.3;

/** Draws with the fonts of this device. Throws where the browser has no canvas. */
export function deviceText(): ScriptText {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const scale = pixelsFor(100) / 100;
  const measured = (line: string, size: number) => {
    context.font = `${size * scale}px ${family}`;
    return context.measureText(line).width / scale;
  };
  return {
    widthOf: measured,
    pictureOf(line, { size, color }) {
      const [width, height] = [Math.max(1, measured(line, size)), size * room];
      canvas.width = Math.ceil(width * scale);
      canvas.height = Math.ceil(height * scale);
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.font = `${size * scale}px ${family}`;
      context.textBaseline = 'middle';
      context.fillStyle = color;
      context.fillText(line, 0, canvas.height / 2);
      return { picture: jpegOf(canvas, 0.92), width, height };
    },
  };
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Uint8Array {
  const dataUrl = canvas.toDataURL('image/jpeg', quality);
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
