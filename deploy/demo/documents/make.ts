import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { jsPDF } from 'jspdf';
import { types } from '../../content-api/import/kinds/names.ts';
import { recordsOf } from '../content.ts';
import { collections, products } from '../pictures/records.ts';
import { catalogue } from './catalogue.ts';
import { documentNames } from './document-names.ts';
import { rangeLeaflet } from './range-leaflet.ts';
import { technicalSheet } from './technical-sheet.ts';
import { choiceGuide, mountingInstructions } from './type-documents.ts';

/** Makes every PDF document of the demonstration brand from its records: `node deploy/demo/documents/make.ts`. */

function save(name: string, doc: jsPDF): void {
  writeFileSync(join(import.meta.dirname, `${name}.pdf`), new Uint8Array(doc.output('arraybuffer')));
}

for (const product of products) save(documentNames.technicalSheet(product.slug), technicalSheet(product));
for (const { value, name } of recordsOf(types).filter(({ parent }) => !parent)) {
  const type = { value, name, products: products.filter((product) => product.type === value) };
  save(documentNames.mounting(value), mountingInstructions(type));
  save(documentNames.choice(value), choiceGuide(type));
}
for (const collection of collections) {
  const own = products.filter((product) => product.collection === collection.id);
  save(documentNames.range(collection.id), rangeLeaflet(collection, own));
}
save(documentNames.catalogue, catalogue());
