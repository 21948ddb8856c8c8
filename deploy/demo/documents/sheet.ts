import { jsPDF } from 'jspdf';

/** An A4 sheet in the brand's dress. Sizes in millimetres. */

/** A4 with its margin, in millimetres. */
export const page = { width: 210, height: 297, margin: 18 } as const;
/** The colours of print. */
export const ink = { text: '#2B2926', quiet: '#6B5A45', line: '#CFC2AE', accent: '#B8935A' } as const;

/** A new document with one page. The same content is the same file: date and id are fixed. */
export function newDocument(title: string, id: string): jsPDF {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  doc.setCreationDate("D:20260901090000+00'00'");
  doc.setFileId(fileId(id));
  doc.setProperties({ title, author: 'Rivelle', creator: 'Rivelle' });
  return doc;
}

/** 32 hexadecimal digits that are the same for the same name. */
function fileId(name: string): string {
  let [first, second] = [2166136261, 16777619];
  for (const character of name) {
    first = Math.imul(first ^ character.charCodeAt(0), 16777619);
    second = Math.imul(second + character.charCodeAt(0), 2246822519);
  }
  const digits = [first, second, first ^ second, first + second];
  return digits
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase();
}

interface TextStyle {
  size?: number;
  font?: 'times' | 'helvetica';
  style?: 'normal' | 'bold' | 'italic';
  color?: string;
  align?: 'left' | 'center' | 'right';
  /** The width to break lines at. */
  width?: number;
}

/** Writes a text from its first base line down, and returns where the next line would be. */
export function write(doc: jsPDF, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { size = 8.5, font = 'helvetica', style: weight = 'normal', color = ink.text, align = 'left', width } = style;
  doc.setFont(font, weight).setFontSize(size).setTextColor(color);
  const lines: string[] = width ? doc.splitTextToSize(text, width) : [text];
  doc.text(lines, x, y, { align, lineHeightFactor: 1.35 });
  return y + lines.length * size * 0.3528 * 1.35;
}

/** A hairline from margin to margin. */
export function rule(doc: jsPDF, y: number, color: string = ink.line): void {
  doc
    .setDrawColor(color)
    .setLineWidth(0.2)
    .line(page.margin, y, page.width - page.margin, y);
}

/** The name of the house above, and a line of small print below. */
export function dress(doc: jsPDF, kicker: string, small: string): void {
  write(doc, 'Rivelle', page.margin, 22, { font: 'times', size: 20 });
  write(doc, kicker, page.width - page.margin, 22, { size: 8, color: ink.quiet, align: 'right' });
  rule(doc, 27, ink.accent);
  rule(doc, page.height - 20);
  write(doc, small, page.margin, page.height - 15, {
    size: 6.5,
    color: ink.quiet,
    width: page.width - 2 * page.margin,
  });
}
