import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const faulty = testRelease({
  name: 'mf-catalogue',
  pages: ['products', 'product', 'collection'],
  fragments: ['product-slider'],
  render: `
    const fault = task.name === 'product-slider' ? JSON.parse(task.props).fault : task.visit.route.params.slug;
    if (fault === 'throws') throw new Error('secret of the server');
    if (fault === 'loops') for (;;);
    if (fault === 'never') await new Promise(() => {});
    if (fault === 'reads') return part(['/etc/hostname', '/proc/self/environ', __filename].map((file) => {
      try { return require('node:fs').readFileSync(file, 'utf8'); } catch (error) { return 'no'; }
    }).join() + JSON.stringify(process.env));
    return part('good');`,
});
const content = testRelease({
  name: 'mf-content',
  pages: ['home', 'cms'],
  render: `
    const fault = task.visit.route.params.slug ?? '';
    return part('<h1>' + task.name + '</h1><mf-fragment of="mf-catalogue/product-slider" props="{&quot;fault&quot;:&quot;' + fault + '&quot;}"></mf-fragment><p>after</p>');`,
});

const search = testRelease({ name: 'mf-search', pages: ['search'], render: "return part('<h1>found</h1>')" });

/** Remotes whose page makes a fault for every visitor, each of another kind. */
const kinds = [
  {
    name: 'mf-account',
    page: 'login',
    address: '/fr/connexion',
    render: 'setImmediate(() => { throw new Error("outside of its render"); }); await new Promise(() => {});',
  },
  { name: 'mf-contact', page: 'contact', address: '/fr/contact', render: 'const all = []; for (;;) all.push([all]);' },
  {
    name: 'mf-stores',
    page: 'store-locator',
    address: '/fr/revendeurs',
    render: 'globalThis.all = []; for (;;) { all.push(Buffer.alloc(1e7, 1)); await new Promise(setImmediate); }',
  },
];

let site: TestSite;
before(async () => {
  const broken = kinds.map(({ name, page, render }) => testRelease({ name, pages: [page], render }));
  // Wide enough for a busy machine, and no wider: each page that hangs takes so long.
  site = await startTestSite([testShell(), faulty, content, search, ...broken], {
    partLimitMs: 2_000,
    documentLimitMs: 4_000,
  });
});
after(() => site.close());

/** The status of an answer and the milliseconds that it took. */
async function timed(url: string): Promise<{ statusCode: number; ms: number }> {
  const start = performance.now();
  const { statusCode } = await site.get(url);
  return { statusCode, ms: performance.now() - start };
}

test('a fragment that throws leaves an empty place for the browser to fill, and everything else stands', async () => {
  const { statusCode, body } = await site.get('/fr/cms/throws');
  assert.equal(statusCode, 200);
  assert.match(
    body,
    /<h1>cms<\/h1><mf-fragment of="mf-catalogue\/product-slider" props="[^"]*"><\/mf-fragment><p>after<\/p>/,
  );
  assert.match(body, /header of shell.*footer of shell/s);
  assert.match(body, /<style data-href="[^"]*product-slider.css"/, 'what the browser needs to fill it is there');
  assert.ok(!body.includes('secret of the server'));
});

// C35
test('a page whose own part throws answers 503 with Retry-After, and the sorry page for those without scripts', async () => {
  const { statusCode, body, headers } = await site.get('/fr/produits/throws');
  assert.equal(statusCode, 503);
  assert.equal(headers['retry-after'], '5');
  assert.match(body, /<div id="page"><\/div><noscript><div class="mf-part"[^>]*><p>unavailable of shell/);
  assert.match(body, /header of shell.*footer of shell/s);
  assert.match(body, /<meta name="robots" content="noindex" data-head>/);
  const visit = (await site.get('/_page?url=/fr/produits/throws')).json();
  assert.equal(visit.status, 503);
  assert.deepEqual(
    visit.parts,
    [{ of: 'mf-catalogue/product', props: '', version: '1.0.0' }],
    'the browser loads it itself',
  );
});

test('a render reads no file and no secret', async () => {
  const { body } = await site.get('/fr/produits/reads');
  assert.match(body, /data-place="p">no,no,no\{\}<\/div>/);
});

test('a part that loops or waits for ever delays documents with its own remote only, and is soon left to the browser', async () => {
  // Each release has a process, which the first render starts.
  for (const url of ['/fr/recherche?item=first', '/fr/cms/other'])
    await eventually(async () => (await timed(url)).statusCode === 200);
  const [looping, waiting, ...good] = await Promise.all([
    timed('/fr/cms/loops'),
    timed('/fr/produits/never'),
    ...Array.from({ length: 8 }, (_, index) => timed(`/fr/recherche?item=${index}`)),
  ]);
  assert.equal(looping.statusCode, 200);
  assert.equal(waiting.statusCode, 503);
  assert.deepEqual([...new Set(good.map(({ statusCode }) => statusCode))], [200]);
  const slowest = Math.max(...good.map(({ ms }) => ms));
  assert.ok(slowest < looping.ms, `${slowest} and ${looping.ms}`);

  await eventually(async () => {
    const { statusCode, ms } = await timed('/fr/cms/loops');
    return statusCode === 200 && ms < looping.ms / 2;
  });
  assert.equal((await site.get('/fr/cms/other')).statusCode, 200);
});

for (const { name, address } of kinds)
  test(`${name} ends its own process or eats memory: its page is a 503 again and again, and others stand`, async () => {
    for (let time = 0; time < 3; time += 1) {
      const [bad, good] = await Promise.all([
        timed(`${address}?n=${time}`),
        site.get(`/fr/recherche?item=${name}${time}`),
      ]);
      assert.equal(bad.statusCode, 503);
      assert.equal(good.statusCode, 200);
    }
  });
