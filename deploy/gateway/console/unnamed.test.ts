import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { robotsText, sitemapIndex } from '../seo/sitemap.ts';

const repository = join(import.meta.dirname, '../../..');
const sources = globSync('{shell,mf-*,shared,deploy/demo}/**/*.{ts,tsx,json,graphql,css}', {
  cwd: repository,
  exclude: (path) => path.includes('node_modules'),
});

test('nothing that visitors or search engines get names the console (R419)', () => {
  assert.ok(sources.length > 500);
  const naming = sources.filter((file) => readFileSync(join(repository, file), 'utf8').includes('_ops'));
  assert.deepEqual(naming, []);
  const place = { country: 'fr', origin: 'http://fr.localhost', hosts: {} } as const;
  assert.doesNotMatch(robotsText(place) + sitemapIndex(place), /ops/);
});
