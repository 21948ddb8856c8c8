import type { jsPDF } from 'jspdf';
import type { ProductRecord } from '../pictures/records.ts';
import { elevation } from './elevation.ts';
import type { Shape, Tone } from './shapes.ts';
import { ink, write } from './sheet.ts';

/** Where a drawing lies: its upper left corner and the millimetres on paper for a centimetre. */
interface Place {
  x: number;
  y: number;
  scale: number;
}

export type Fills = Partial<Record<Tone, string>>;

/** Draws a product from the front; `fills` colours its parts. */
export const drawFront = (doc: jsPDF, { construction, size }: ProductRecord, place: Place, fills: Fills = {}): void =>
  drawShapes(doc, elevation(construction, size), place, fills);

/** Draws shapes at a place, each in the fill of its tone. */
export function drawShapes(doc: jsPDF, shapes: Shape[], place: Place, fills: Fills): void {
  doc.setDrawColor(ink.text).setLineWidth(0.22);
  for (const shape of shapes) drawShape(doc, shape, place, fills);
}

function drawShape(doc: jsPDF, shape: Shape, { x, y, scale }: Place, fills: Fills): void {
  const fill = shape.kind !== 'line' && shape.tone ? fills[shape.tone] : undefined;
  if (fill) doc.setFillColor(fill);
  const style = fill ? 'FD' : 'S';
  switch (shape.kind) {
    case 'rect':
      doc.rect(x + shape.x * scale, y + shape.y * scale, shape.width * scale, shape.height * scale, style);
      break;
    case 'line':
      doc.line(x + shape.x1 * scale, y + shape.y1 * scale, x + shape.x2 * scale, y + shape.y2 * scale);
      break;
    case 'ellipse':
      doc.ellipse(x + shape.x * scale, y + shape.y * scale, shape.rx * scale, shape.ry * scale, style);
      break;
    case 'path':
      doc.lines(shape.steps, x + shape.x * scale, y + shape.y * scale, [scale, scale], style, shape.closed);
  }
}

/** The front and the side of a product with its width, height and depth, as large as an area allows. */
export function drawWithSizes(
  doc: jsPDF,
  product: ProductRecord,
  area: { x: number; y: number; width: number; height: number },
): void {
  const [width, height, depth] = product.size;
  const above = product.construction.kind === 'unit' ? 16 : 0;
  const gap = 26;
  const scale = Math.min((area.width - gap - 16) / (width + depth), (area.height - 14) / (height + above), 2.4);
  const left = area.x + (area.width - (width + depth) * scale - gap) / 2;
  const top = area.y + (area.height - 14 - (height + above) * scale) / 2 + above * scale;
  const side = left + width * scale + gap;
  const bottom = top + height * scale;
  drawFront(doc, product, { x: left, y: top, scale });
  doc
    .setDrawColor(ink.text)
    .setLineWidth(0.22)
    .rect(side, top, depth * scale, height * scale, 'S');
  measure(doc, [left, bottom + 7], [left + width * scale, bottom + 7], `${width} cm`);
  measure(doc, [side, bottom + 7], [side + depth * scale, bottom + 7], `${depth} cm`);
  measure(doc, [left + width * scale + 8, top], [left + width * scale + 8, bottom], `${height} cm`);
}

type Point = readonly [number, number];

/** A dimension line, lying or standing, with its ticks and its length in words. */
function measure(doc: jsPDF, [x1, y1]: Point, [x2, y2]: Point, text: string): void {
  doc.setDrawColor(ink.accent).setLineWidth(0.18).line(x1, y1, x2, y2);
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const)
    doc.line(x - 1, y + 1, x + 1, y - 1);
  if (y1 === y2) write(doc, text, (x1 + x2) / 2, y1 + 4.2, { size: 7.5, color: ink.quiet, align: 'center' });
  else write(doc, text, x1 + 2, (y1 + y2) / 2 + 1, { size: 7.5, color: ink.quiet });
}
