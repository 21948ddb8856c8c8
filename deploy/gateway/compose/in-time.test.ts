import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { integrityOf } from 'shared/release/integrity';
import { eventually } from '../../testing/eventually.ts';
import { timed, untilInTime } from '../../testing/in-time.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

// With the limits that visitors have.
const limitMs = 1_000;
/** Who comes first waits until what will never end is found out; the limit of a page is longer. */
const foundOutMs = 7_000;

/** What the server part of a remote may do, each in the place of its page. */
const kinds = {
  throws: 'throw new Error("a fault");',
  hangs: 'await new Promise(() => {});',
  loops: 'for (;;);',
  'eats heap': 'const all = []; for (;;) all.push(new Array(10_000).fill(all));',
  'eats buffers': 'globalThis.all = []; for (;;) { all.push(Buffer.alloc(1e7, 1)); await new Promise(setImmediate); }',
  ends: 'setImmediate(() => { throw new Error("outside of its render"); }); await new Promise(() => {});',
};
const atLoad = 'throws at load';

const address = '/fr/contact';
const sound = testRelease({ name: 'mf-contact', pages: ['contact'], render: "return part('<h1>write to us</h1>')" });

function faulty(kind: keyof typeof kinds | typeof atLoad, version: string) {
  const release = testRelease({
    name: 'mf-contact',
    version,
    pages: ['contact'],
    render: kind === atLoad ? '' : kinds[kind],
  });
  if (kind === atLoad) {
    const code = Buffer.from('throw new Error("a fault at load");');
    release.files.set('server.cjs', code);
    release.manifest.files['server.cjs'] = { bytes: code.length, integrity: integrityOf(code) };
  }
  return release;
}

let site: TestSite;
before(async () => {
  const search = testRelease({ name: 'mf-search', pages: ['search'], render: "return part('<h1>found</h1>')" });
  site = await startTestSite([testShell(), search, sound]);
  await eventually(async () => (await site.get(address)).statusCode === 200);
});
after(() => site.close());

const liveVersion = async () => /"mf-contact":\{"version":"([^"]+)"/.exec((await site.get('/fr/recherche')).body)?.[1];

for (const [place, kind] of ([...Object.keys(kinds), atLoad] as (keyof typeof kinds | typeof atLoad)[]).entries())
  test(`${kind}: the first to ask waits until that is found out, all others get the document, and the rollback, within a second`, async (t) => {
    const slower = await untilInTime(limitMs, async (number) => {
      const version = `${place + 2}.${number}.0`;
      const release = faulty(kind, version);
      site.registry.publish(release);
      site.registry.makeLive({ 'mf-contact': version });
      await eventually(async () => (await liveVersion()) === version);
      const ask = () =>
        timed(async () => {
          const { statusCode, body } = await site.get(address);
          assert.equal(statusCode, 503);
          assert.match(body, /header of shell.*unavailable of shell.*footer of shell/s);
        });
      const first = await ask();
      assert.ok(first < foundOutMs, `the first document came after ${first} ms`);
      const came = await ask();
      site.registry.makeLive({ 'mf-contact': '1.0.0' });
      const back = await timed(() => eventually(async () => (await site.get(address)).body.includes('write to us')));
      t.diagnostic(
        `came after ${Math.round(first)}, then ${Math.round(came)} ms; rolled back after ${Math.round(back)} ms`,
      );
      return Math.max(came, back);
    });
    assert.ok(Math.min(...slower) < limitMs, `the slower of the two took ${slower} ms`);
  });
