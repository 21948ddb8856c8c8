import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from './pages.ts';

const page = {
  ...{ host: 'be.localhost', path: '/fr/page-ab' },
  parts: [
    { of: 'mf-ab/first', versions: ['1.0.0'] },
    { of: 'mf-ac/card', versions: ['1.0.1', '1.0.2'] },
  ],
};
const part = (of: string, version: string) =>
  `<div class="mf-part" data-of="${of}" data-remote="${of.split('/')[0]}" data-version="${version}">`;
const document = (first: string, card: string, title = 'mf-ab 1.0.0') =>
  `<title>${title}</title>${part('mf-ab/first', first)}${part('mf-ac/card', card)}`;

test('a document is right with all of its parts in versions that are live there', () => {
  assert.equal(verdictOf({ status: 200, body: document('1.0.0', '1.0.1') }, page), 'right');
  assert.equal(verdictOf({ status: 200, body: document('1.0.0', '1.0.2') }, page), 'right');
});

test('another version, in what the document says or in what was rendered, is wrong', () => {
  assert.equal(verdictOf({ status: 200, body: document('1.0.1', '1.0.1', 'mf-ab 1.0.1') }, page), 'wrong version');
  assert.equal(verdictOf({ status: 200, body: document('1.0.0', '1.0.0') }, page), 'wrong version');
  assert.equal(verdictOf({ status: 200, body: document('1.0.0', '1.0.1', 'mf-ab 1.0.1') }, page), 'wrong version');
});

test('a document without a part, and an answer that is no document, count apart', () => {
  const body = `<title>mf-ab 1.0.0</title>${part('mf-ab/first', '1.0.0')}`;
  assert.equal(verdictOf({ status: 200, body }, page), 'part missing');
  assert.equal(verdictOf({ status: 503, body: document('1.0.0', '1.0.1') }, page), 'failed');
  assert.equal(verdictOf({ status: 0, body: '' }, { ...page, parts: [] }), 'failed');
});
