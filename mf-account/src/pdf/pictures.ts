import { cover } from '../domain/cover.ts';
import { pixelsFor } from '../domain/pdf-measures.ts';

interface Source {
  url: string;
  /** In pixels, where the content system knows them. */
  width?: number | null;
  height?: number | null;
}

interface Frame {
  /** In points. */
  width: number;
  height: number;
}

const quality = 0.85;

/**
 * Fetches a picture and makes a JPEG of its middle, in the shape of a frame and sharp on paper. Whatever a browser shows is
 * a picture, drawings too. Throws where it cannot be shown.
 */
export async function fetchPicture(source: Source, frame: Frame): Promise<Uint8Array> {
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
  // Paper shows through where a picture is transparent; a JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return bytesOf(canvas);
}

async function bytesOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('This browser makes no JPEG');
  return new Uint8Array(await blob.arrayBuffer());
}
