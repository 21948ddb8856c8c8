import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { destinationOf } from './destination.ts';

const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  'fr',
  'nl',
  'produits',
  'evil.example',
  '%2f',
  '%5c',
  '?',
  '?a=//b',
  ':',
  '@',
  '%',
  '%00',
);

test('no address, however it is written, leads away from the site or in a circle', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 8 }),
      fc.option(fc.string(), { nil: undefined }),
      (path, lastLanguage) => {
        const address = `/${path.join('')}`;
        const { redirect } = destinationOf('be', address, lastLanguage);
        if (redirect === undefined) return;
        assert.match(redirect, /^\/(?:fr|nl)(?:$|[/?])/);
        assert.equal(destinationOf('be', redirect, lastLanguage).redirect, undefined);
      },
    ),
  );
});
