import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FirstVisit } from 'shared/release';
import { eventually } from '../../testing/eventually.ts';
import { testLibrary, testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const page = (requires: string, version = '1.0.0') =>
  testRelease({
    name: 'mf-content',
    version,
    pages: ['home'],
    uses: ['mf-search/box@1'],
    takes: { react: requires },
    render: `return part('<i>page with ' + require('react').version + '</i><mf-fragment of="mf-search/box" props="{}"></mf-fragment>')`,
  });
const box = (requires: string, version = '1.0.0') =>
  testRelease({
    name: 'mf-search',
    version,
    fragments: ['box'],
    takes: { react: requires },
    render: `return part('<i>box with ' + require('react').version + '</i>')`,
  });

let site: TestSite;
before(async () => {
  site = await startTestSite([
    testShell(),
    page('^19.2.0'),
    box('^19.2.0'),
    testLibrary('react', '19.2.8'),
    testLibrary('react', '19.3.1'),
  ]);
});
after(() => site.close());

const home = (bucket = 9_999) => site.get('/fr', { host: 'be.localhost', cookie: `bucket=${bucket}` });
const shown = ({ body }: { body: string }) => [...body.matchAll(/<i>(.*?)<\/i>/g)].map(([, text]) => text);
const compositionIn = ({ body }: { body: string }): FirstVisit['composition'] =>
  JSON.parse(/<script type="application\/json" id="visit">(.*?)<\/script>/.exec(body)?.[1] ?? '').composition;
const librariesIn = (answer: { body: string }) =>
  Object.entries(compositionIn(answer).remotes).flatMap(([name, { modules, version }]) =>
    modules ? [`${name} ${version}`] : [],
  );
const shows = (texts: string[], bucket?: number) =>
  eventually(async () => shown(await home(bucket)).join() === texts.join());

test('a document has the fewest versions that serve all of its parts, and its server parts render with them', async () => {
  const answer = await home();
  assert.deepEqual(shown(answer), ['page with 19.3.1', 'box with 19.3.1']);
  assert.deepEqual(librariesIn(answer), ['react-19.3 19.3.1']);
  assert.deepEqual(compositionIn(answer).remotes['mf-content']?.libraries, ['react-19.3']);
  assert.match(
    answer.body,
    /<link rel="preload" as="script" href="[^"]*\/releases\/react-19\.3\/19\.3\.1\/entry\.js" integrity="sha/,
  );
});

test('two that need different majors stand in one document, each with its own', async () => {
  site.registry.publish(box('^18.3.0', '2.0.0'), testLibrary('react', '18.3.1'));
  site.registry.makeLive({ 'mf-search': '2.0.0', 'react-18.3': '18.3.1' });
  await shows(['page with 19.3.1', 'box with 18.3.1']);
  assert.deepEqual(librariesIn(await home()).sort(), ['react-18.3 18.3.1', 'react-19.3 19.3.1']);
});

test('a new version of a library shows without a release of what uses it, to a share of the visitors first, and is taken back', async () => {
  site.registry.publish(testLibrary('react', '19.3.2'));
  site.registry.rollOut('react-19.3', '19.3.2', 10);
  await shows(['page with 19.3.2', 'box with 18.3.1'], 0);
  assert.deepEqual(shown(await home()), ['page with 19.3.1', 'box with 18.3.1']);
  assert.notEqual(compositionIn(await home(0)).id, compositionIn(await home()).id);
  site.registry.makeLive({ 'react-19.3': '19.3.2' });
  await shows(['page with 19.3.2', 'box with 18.3.1']);
  site.registry.makeLive({ 'react-19.3': '19.3.1' });
  await shows(['page with 19.3.1', 'box with 18.3.1']);
});

test('a tab keeps the versions that it was opened with', async () => {
  const versions = Object.entries(compositionIn(await home()).remotes).map(
    ([name, { version }]) => `${name}@${version}`,
  );
  site.registry.makeLive({ 'react-19.3': '19.3.2' });
  await shows(['page with 19.3.2', 'box with 18.3.1']);
  const { body } = await site.get('/_page?url=/fr', {
    'x-composition': versions.join(),
    'x-requested-with': 'rivelle',
  });
  assert.match(JSON.stringify(JSON.parse(body).scripts), /react-19\.3\/19\.3\.1\//);
});

test('a part for whose needs no version is live is left out, as one whose remote is not live', async () => {
  site.registry.publish(box('^20.0.0', '3.0.0'));
  site.registry.makeLive({ 'mf-search': '3.0.0' });
  await shows(['page with 19.3.2']);
  assert.equal((await home()).statusCode, 200);
});

test('a library that does not start harms those alone who see it', async () => {
  const broken = testLibrary('react', '19.3.3');
  const { manifest, files } = broken;
  const code = new TextEncoder().encode('throw new Error("a broken library")');
  files.set('server.cjs', code);
  const { integrityOf } = await import('shared/release/integrity');
  manifest.files['server.cjs'] = { bytes: code.length, integrity: integrityOf(code) };
  site.registry.publish(broken);
  site.registry.rollOut('react-19.3', '19.3.3', 10);
  await shows([], 0);
  assert.deepEqual(shown(await home()), ['page with 19.3.2']);
});
