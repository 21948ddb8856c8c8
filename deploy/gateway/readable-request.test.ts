import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableUrl } from './readable-request.ts';

test('an address that can be read stays as it is', () => {
  for (const url of ['/fr/caf%C3%A9?q=%e9', '/', '/fr/a%2Fb', '/fr?a=1?b=%']) assert.equal(readableUrl({ url }), url);
});

// R16
test('what stands for no character is taken for itself', () => {
  assert.equal(readableUrl({ url: '/fr/caf%e9?q=%e9?' }), '/fr/caf%25e9?q=%e9?');
  assert.equal(readableUrl({ url: '/fr/%' }), '/fr/%25');
});
