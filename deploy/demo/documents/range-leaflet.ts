import type { jsPDF } from 'jspdf';
import type { CollectionRecord, ProductRecord } from '../pictures/records.ts';
import { inAll, labels, languages, said } from './languages.ts';
import { dress, ink, newDocument, page, rule, write } from './sheet.ts';

/** All the pieces of a collection in a table, without prices: those are the retailers' own. */
export function rangeLeaflet({ id, heading, description }: CollectionRecord, products: ProductRecord[]): jsPDF {
  const doc = newDocument(`${heading.fr} – ${labels.range.fr}`, `range ${id}`);
  dress(doc, '', inAll(labels.prices));
  write(doc, said(heading, 'fr'), page.margin, 42, { font: 'times', size: 28 });
  write(doc, inAll(labels.range), page.margin, 49, { size: 7.5, color: ink.quiet });
  const column = (page.width - 2 * page.margin) / languages.length;
  languages.forEach((language, index) => {
    const style = { font: 'times', style: 'italic', size: 9, width: column - 5 } as const;
    write(doc, said(description, language), page.margin + index * column, 58, style);
  });
  writeTable(doc, products);
  return doc;
}

const columns = { reference: page.margin, name: 42, size: 98, finishes: 192 };

function writeTable(doc: jsPDF, products: ProductRecord[]): void {
  const head = { size: 6.2, color: ink.quiet };
  const heads = (label: keyof typeof labels) => languages.map((language) => said(labels[label], language));
  write(doc, 'Ref.', columns.reference, 90, head);
  write(doc, heads('size').slice(0, 2).join('  ·  '), columns.size, 86.5, head);
  write(doc, heads('size').slice(2).join('  ·  '), columns.size, 90, head);
  write(doc, heads('finishes').slice(0, 2).join('  ·  '), columns.finishes, 86.5, { ...head, align: 'right' });
  write(doc, heads('finishes').slice(2).join('  ·  '), columns.finishes, 90, { ...head, align: 'right' });
  rule(doc, 92);
  const step = Math.min(8, (page.height - 26 - 98) / products.length);
  products.forEach(({ uid, heading, size, finishes }, index) => {
    const y = 98 + index * step;
    write(doc, uid, columns.reference, y, { size: 8, color: ink.quiet });
    write(doc, namesOf(heading), columns.name, y, { size: 8 });
    write(doc, `${size.join(' × ')} cm`, columns.size, y, { size: 8 });
    write(doc, String(finishes.length), columns.finishes, y, { size: 8, align: 'right' });
  });
}

/** The French and the English name, or the one that they share. */
const namesOf = (heading: ProductRecord['heading']): string =>
  [...new Set([said(heading, 'fr'), said(heading, 'en')])].join('  ·  ');
