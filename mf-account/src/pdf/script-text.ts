import { pixelsFor } from '../domain/pdf-measures.ts';

/** Text in whatever script the visitor's own fonts have, as pictures: the fonts of the document have Latin letters only. */
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
const quality = 0.92;

/** Draws with the fonts of this device. Throws where the browser draws no pictures. */
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
      return { picture: bytesOf(canvas.toDataURL('image/jpeg', quality)), width, height };
    },
  };
}

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
