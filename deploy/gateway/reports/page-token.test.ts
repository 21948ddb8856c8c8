import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageLoadTiming, signPage, verifyPage } from './page-token.ts';

const page = { composition: 'c', country: 'be' };
const now = Date.parse('2030-01-01T12:00:00.000Z');
const day = 24 * 60 * 60_000;

test('a token is good for a day, for its own page and as it was signed', () => {
  const token = signPage('a secret', page, now);
  const [until, random, signed = ''] = token.split('.');
  assert.equal(verifyPage('a secret', token, page, now + day - 1), random);
  assert.equal(verifyPage('a secret', token, page, now + day), undefined);
  for (const forged of [`${Number(until) + 1}.${random}.${signed}`, `${until}.x.${signed}`, `${until}.${random}`, ''])
    assert.equal(verifyPage('a secret', forged, page, now), undefined, forged);
  const other = `${until}.${random}.${signed.slice(0, -2)}${signed.endsWith('AA') ? 'BB' : 'AA'}`;
  assert.equal(verifyPage('a secret', other, page, now), undefined);
  assert.equal(verifyPage('another', token, page, now), undefined);
  assert.equal(verifyPage('a secret', token, { ...page, country: 'fr' }, now), undefined);
  assert.equal(verifyPage('a secret', token, { ...page, composition: 'd' }, now), undefined);
});

test('a page load is told the id of its request, and its token where it has one', () => {
  assert.equal(pageLoadTiming('r1', 'a.b.c'), 'request;desc="r1", page;desc="a.b.c"');
  assert.equal(pageLoadTiming('r1'), 'request;desc="r1"');
});
