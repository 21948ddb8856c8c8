import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { jsPDF } from 'jspdf';
import { types } from '../../content-api/import/kinds/names.ts';
import { recordsOf } from '../content.ts';
import { products } from '../pictures/records.ts';
import { catalogue } from './catalogue.ts';
import { documentNames } from './document-names.ts';
import { technicalSheet } from './technical-sheet.ts';
import { choiceAdvice, mountingSteps } from './type-documents.ts';

const bytes = (doc: jsPDF): Buffer => Buffer.from(doc.output('arraybuffer'));
const committed = (name: string): Buffer => readFileSync(join(import.meta.dirname, `${name}.pdf`));

test('the documents that are committed are those that the records make', () => {
  for (const product of products)
    assert.ok(
      bytes(technicalSheet(product)).equals(committed(documentNames.technicalSheet(product.slug))),
      `${product.slug}: run node deploy/demo/documents/make.ts`,
    );
  assert.ok(bytes(catalogue()).equals(committed(documentNames.catalogue)));
});

test('every document is small, the catalogue is below 120 kB', () => {
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.pdf'))) {
    const { size } = statSync(join(import.meta.dirname, file));
    assert.ok(size < (file === 'catalogue.pdf' ? 120_000 : 15_000), `${file}: ${size}`);
  }
});

test('the catalogue has a page for each collection and a cover', () => {
  assert.equal(catalogue().getNumberOfPages(), 11);
});

test('every type of products can be mounted and chosen', () => {
  for (const { value } of recordsOf(types).filter(({ parent }) => !parent)) {
    assert.ok((mountingSteps[value] ?? []).length >= 4, value);
    assert.ok((choiceAdvice[value] ?? []).length >= 3, value);
  }
});

test('file names have no accents and no spaces', () => {
  assert.equal(documentNames.mounting('Meuble sous-vasque'), 'montage-meuble-sous-vasque');
  assert.equal(documentNames.choice('Étagère'), 'guide-etagere');
});
