import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestRelease, testLibrary, testRelease, testShell } from '../gateway/testing/release.ts';
import { liveWith } from './packages.ts';
import { startTestRegistry, type TestRegistryApp } from './testing.ts';

let registry: TestRegistryApp;

/** The list of a release that has these packages, `name@version`, in its bundles for browsers. */
const listOf = (...packages: string[]) => ({
  'bom.json': JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'a release' } },
    components: packages.map((text) => {
      const [name, version] = text.split('@');
      return { type: 'library', name, version, purl: '', properties: [{ name: 'bundle', value: 'browser' }] };
    }),
  }),
});

async function publish({ manifest, files }: TestRelease, how: { country?: string; percent?: number } = {}) {
  const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  const about = { files: Object.fromEntries(encoded), live: true, force: true, by: 'ann', why: '' };
  await registry.as().publish({ manifest, ...about, ...how });
}
const search = (version: string, ...packages: string[]) =>
  testRelease({ name: 'mf-search', version, pages: ['search'], files: listOf(...packages), render: "return part('')" });

before(async () => {
  registry = await startTestRegistry();
  await publish(testShell());
  await publish(testLibrary('react', '19.3.0'));
  await publish(search('1.0.0', 'zod@4.1.0', 'rxjs@7.8.2'));
  await publish(search('1.1.0', 'zod@4.2.0'), { country: 'be' });
  await publish(search('1.2.0', 'zod@4.0.0'), { percent: 10 });
  const content = {
    name: 'mf-content',
    pages: ['home'],
    uses: ['mf-catalogue/product-grid@1'],
    render: "return part('')",
  };
  await publish(testRelease({ ...content, files: listOf() }));
  const catalogue = {
    name: 'mf-catalogue',
    pages: ['products'],
    fragments: ['product-grid'],
    render: "return part('')",
  };
  await publish(testRelease({ ...catalogue, files: listOf('zod@4.1.9') }));
});
after(() => registry.close());

const asked = async (text: string) => {
  const having = await liveWith(registry.as(), await registry.as().live(), text);
  return having
    .flatMap(({ remote, version, countries, found, pages }) =>
      found ? [`${remote} ${version} for ${countries}: ${found.version}, on ${pages.join(' ')}`] : [],
    )
    .sort();
};

test('live releases that have a package in a range are named, rollouts and countries too, with the pages that load them', async () => {
  assert.deepEqual(await asked('zod@<4.2.0'), [
    'mf-catalogue 1.0.0 for *: 4.1.9, on mf-catalogue/products mf-content/home',
    'mf-search 1.0.0 for *: 4.1.0, on mf-search/search',
    'mf-search 1.2.0 for *: 4.0.0, on mf-search/search',
  ]);
  assert.deepEqual(await asked('zod@>=4.2.0'), ['mf-search 1.1.0 for be: 4.2.0, on mf-search/search']);
  assert.deepEqual(await asked('rxjs@*'), ['mf-search 1.0.0 for *: 7.8.2, on mf-search/search']);
  assert.deepEqual(await asked('lodash@*'), []);
});

test('a release from before there were lists is named as one that does not say', async () => {
  const having = await liveWith(registry.as(), await registry.as().live(), 'zod@*');
  const silent = having.filter(({ found }) => !found).map(({ remote }) => remote);
  assert.deepEqual(silent.sort(), ['react-19.3', 'shell']);
});

test('a package without a range is refused', async () => {
  const live = await registry.as().live();
  for (const text of ['zod', 'zod@', 'zod@soon', '@scope/name'])
    await assert.rejects(liveWith(registry.as(), live, text), { code: 'command-wrong' }, text);
});
