import type { jsPDF } from 'jspdf';
import type { Localised } from '../../content-api/content.ts';
import type { ProductRecord } from '../pictures/records.ts';
import { type CollectionRecord, collections, finishes, products } from '../pictures/records.ts';
import { hangingHeight } from '../pictures/scene/cabinet.ts';
import { mirrorOver, topHeight } from '../pictures/scene/washbasin-unit.ts';
import { drawFront, drawShapes, type Fills } from './draw.ts';
import { elevation } from './elevation.ts';
import { inAll, labels, languages, said } from './languages.ts';
import { dress, ink, newDocument, page, write } from './sheet.ts';

const title = { fr: 'Le catalogue', nl: 'De catalogus', en: 'The catalogue', de: 'Der Katalog' };

/** The short catalogue: a cover, and one page for each collection with its main piece and two sentences. */
export function catalogue(): jsPDF {
  const doc = newDocument(`Rivelle – ${title.fr}`, 'catalogue');
  cover(doc);
  for (const collection of collections) {
    doc.addPage();
    collectionPage(doc, collection);
  }
  return doc;
}

function cover(doc: jsPDF): void {
  doc.setFillColor('#EBE2D3').rect(0, 0, page.width, page.height, 'F');
  write(doc, 'Rivelle', page.width / 2, 96, { font: 'times', size: 64, align: 'center' });
  write(doc, inAll(title), page.width / 2, 110, { size: 10, color: ink.quiet, align: 'center' });
  drawRoom(doc, collections[0]?.id ?? '', 240, 0.62);
  write(doc, '2026 – 2027', page.width / 2, 270, { size: 9, color: ink.quiet, align: 'center' });
}

function collectionPage(doc: jsPDF, { id, heading, description, scene }: CollectionRecord): void {
  dress(doc, inAll(title), inAll(labels.prices));
  doc.setFillColor(scene.wall).rect(page.margin, 34, page.width - 2 * page.margin, 128, 'F');
  const own = products.filter(({ collection }) => collection === id);
  drawRoom(doc, id, 156, 0.55);
  write(doc, said(heading, 'fr'), page.margin, 182, { font: 'times', size: 34 });
  const facts = factsOf(own);
  const column = (page.width - 2 * page.margin) / 2;
  languages.forEach((language, index) => {
    const [x, y] = [page.margin + (index % 2) * column, 196 + Math.floor(index / 2) * 32];
    const text = `${said(description, language)} ${said(facts, language)}`;
    write(doc, text, x, y, { font: 'times', size: 11, width: column - 8 });
  });
}

/** How many pieces a collection has, and between which widths, as a sentence. */
function factsOf(own: ProductRecord[]): Localised {
  const widths = own.map(({ size }) => size[0]);
  const [count, from, to] = [own.length, Math.min(...widths), Math.max(...widths)];
  return {
    fr: `La collection compte ${count} pièces, de ${from} à ${to} cm de large.`,
    nl: `De collectie telt ${count} stukken, van ${from} tot ${to} cm breed.`,
    en: `The collection has ${count} pieces, from ${from} to ${to} cm wide.`,
    de: `Die Kollektion umfasst ${count} Stücke, von ${from} bis ${to} cm Breite.`,
  };
}

const mainPieceOf = (collection: string): ProductRecord | undefined => {
  const own = products.filter((product) => product.collection === collection);
  return own.find(({ construction }) => construction.kind === 'unit' && construction.columns > 1) ?? own[0];
};

/** The main piece of a collection with its mirror, and a storage unit beside it; `floor` is millimetres from above. */
function drawRoom(doc: jsPDF, collection: string, floor: number, scale: number): void {
  const main = mainPieceOf(collection);
  if (main?.construction.kind !== 'unit') return;
  const { construction, size } = main;
  const side = products.find((product) => product.collection === collection && product.construction.kind === 'cabinet');
  const middle = page.width / 2 - (side ? 18 : 0);
  const top = floor - topHeight * scale;
  const mirrors = mirrorOver(construction, size[0]);
  const above = top - ((construction.basin === 'bowl' ? 32 : 24) + mirrors.height) * scale;
  for (const { x, across } of mirrors.widths) {
    const mirror = elevation({ kind: 'mirror', shape: mirrors.shape }, [across, mirrors.height, 3]);
    drawShapes(doc, mirror, { x: middle + (x - across / 2) * scale, y: above, scale }, fillsOf(main));
  }
  drawFront(doc, main, { x: middle - (size[0] / 2) * scale, y: top, scale }, fillsOf(main));
  if (side?.construction.kind === 'cabinet') {
    const hangs = floor - (hangingHeight(side.construction, side.size[1]) + side.size[1]) * scale;
    drawFront(doc, side, { x: middle + (size[0] / 2 + 22) * scale, y: hangs, scale }, fillsOf(side));
  }
  doc
    .setDrawColor(ink.quiet)
    .setLineWidth(0.3)
    .line(page.margin, floor, page.width - page.margin, floor);
}

function fillsOf(product: ProductRecord): Fills {
  return { front: finishes[product.finishes[0]].paint.face, top: '#FBF8F2', dark: '#2B2926' };
}
