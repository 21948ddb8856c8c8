import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ownAddress } from './own-address.ts';

const origin = 'http://be.localhost:8080';

test('an address of this site stays as it is', () => {
  for (const address of ['/', '/fr/recherche?item=ch%C3%AAne&tab=journal', '/nl#footer'])
    assert.equal(ownAddress(address, origin), address);
});

test('addresses that browsers read as another site lead nowhere', () => {
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
  ];
  for (const text of [...foreign, '/.//evil.example', '/a/..//evil.example', '/\t/evil.example', ' //evil.example'])
    assert.equal(ownAddress(text, origin), undefined, text);
});

test('whatever the text, a browser that follows the answer stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '//',
    'evil.example',
    '\t',
    '\n',
    '?',
    '#',
    '%2f',
    ' ',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((some) => `/${some.join('')}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const address = ownAddress(text, origin);
      if (address !== undefined) assert.equal(new URL(address, `${origin}/fr/page`).origin, origin);
    }),
  );
});
