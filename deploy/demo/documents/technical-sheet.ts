import type { jsPDF } from 'jspdf';
import { materials } from '../../content-api/import/kinds/names.ts';
import { recordsOf } from '../content.ts';
import type { ProductRecord } from '../pictures/records.ts';
import { handles, washbasins } from '../pictures/records.ts';
import { drawWithSizes } from './draw.ts';
import { type DocumentLanguage, inAll, labels, languageNames, languages, said } from './languages.ts';
import { dress, ink, newDocument, page, rule, write } from './sheet.ts';

/** One page: the product with its sizes, and what it is made of in four languages. */
export function technicalSheet(product: ProductRecord): jsPDF {
  const doc = newDocument(`${product.heading.fr} – ${labels.technicalSheet.fr}`, `sheet ${product.uid}`);
  dress(doc, inAll(labels.technicalSheet), `${inAll(labels.tolerance)}`);
  write(doc, said(product.heading, 'fr'), page.margin, 42, { font: 'times', size: 26 });
  write(doc, product.uid, page.width - page.margin, 42, { size: 9, color: ink.quiet, align: 'right' });
  drawWithSizes(doc, product, { x: page.margin, y: 50, width: page.width - 2 * page.margin, height: 118 });
  rule(doc, 176);
  const column = (page.width - 2 * page.margin) / languages.length;
  languages.forEach((language, index) => {
    writeColumn(doc, product, language, page.margin + index * column, column - 4);
  });
  return doc;
}

function writeColumn(doc: jsPDF, product: ProductRecord, language: DocumentLanguage, x: number, width: number): void {
  let y = write(doc, languageNames[language], x, 183, { size: 7, color: ink.accent });
  y = write(doc, said(product.description, language), x, y + 1, { font: 'times', size: 10, width }) + 1.5;
  for (const [label, value] of factsOf(product, language)) {
    y = write(doc, label, x, y, { size: 6.3, color: ink.quiet, width });
    y = write(doc, value, x, y, { size: 7.3, width }) + 1.1;
  }
}

/** What there is to say of a product in a language: label and value. */
function factsOf(product: ProductRecord, language: DocumentLanguage): [string, string][] {
  const [width, height, depth] = product.size;
  const inside = product.layout?.dimensions;
  const named = (ids: readonly string[] | undefined, records: { id: string; heading: ProductRecord['heading'] }[]) =>
    records.filter(({ id }) => ids?.includes(id)).map(({ heading }) => said(heading, language));
  const facts: [string, string[]][] = [
    [said(labels.size, language), [`${width} × ${height} × ${depth} cm`]],
    [said(labels.inside, language), inside ? [said(inside, language)] : []],
    [said(labels.materials, language), materialsOf(product, language)],
    [said(labels.handles, language), named(product.handles, handles)],
    [said(labels.washbasins, language), named(product.washbasins, washbasins)],
  ];
  return facts.filter(([, values]) => values.length > 0).map(([label, values]) => [label, values.join(' · ')]);
}

function materialsOf(product: ProductRecord, language: DocumentLanguage): string[] {
  return product.materials.map(({ material, colorCount, summary }) => {
    const name = recordsOf(materials).find(({ value }) => value === material)?.name ?? { fr: material };
    const count = `${colorCount} ${said(colorCount === 1 ? labels.colour : labels.colours, language)}`;
    const [first = '', ...rest] = said(name, language);
    return `${first.toUpperCase()}${rest.join('')} (${summary ? said(summary, language) : count})`;
  });
}
