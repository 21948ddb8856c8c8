import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSitemapCache } from './sitemap.ts';

test('a sitemap is made once for as long as the pages are the same, however often it is asked for', () => {
  const kept = createSitemapCache();
  let made = 0;
  const make = () => {
    made += 1;
    return `map ${made}`;
  };
  const [pages, others] = [[], []];
  assert.deepEqual(
    [pages, pages, others, others, pages].map((one) => kept('be fr', one, make)),
    ['map 1', 'map 1', 'map 2', 'map 2', 'map 3'],
  );
  assert.equal(kept('be nl', pages, make), 'map 4');
});
