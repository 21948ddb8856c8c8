import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { testRelease, testShell } from '../../gateway/testing/release.ts';
import { startTestSite } from '../../gateway/testing/site.ts';
import { writeLiveTypes } from './write-live-types.ts';

const repository = join(import.meta.dirname, '../../..');
const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
const reviews = testRelease({
  name: 'mf-reviews',
  version: '2.1.0',
  pages: ['review'],
  routes: { review: { name: 'review', paths: everywhere('avis/:slug') } },
  fragments: ['stars'],
  contract: {
    fragments: { 'mf-reviews/stars': { type: '{ product: string; size?: 1 | 2 }', major: 3, content: true } },
    events: { 'reviews:written': { type: '{ stars: number }', major: 1 } },
    states: {
      reviewed: { type: '{ products: readonly string[] }', major: 1, setBy: 'everyone', initial: { products: [] } },
    },
  },
  render: "return part('x')",
});

let folder: string;
let site: Server;
let answer = '';
let address = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'types-'));
  site = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const bound = site.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
after(() => site.close());
afterEach(() => rm(folder, { recursive: true }));

test('a team has the contracts of what is live, and the compiler holds its fragments, events, states and links to them', async () => {
  const served = await startTestSite([testShell(), reviews]);
  answer = (await served.get('/_kit/types.json')).body;
  await served.close();
  assert.deepEqual(await writeLiveTypes({ site: address, into: folder, except: 'shell' }), { 'mf-reviews': '2.1.0' });
  assert.deepEqual((await readdir(folder)).sort(), ['mf-reviews.ts', 'pages.ts', 'schema.graphql']);
  const use = (props: string, slug: string) => `
    import { events, type Events, type Fragments, fragments, type States, states } from './mf-reviews.ts';
    import { pages } from './pages.ts';
    export const props: Fragments['mf-reviews/stars'] = ${props};
    export const written: Events['reviews:written'] = { stars: 5 };
    export const first: States['reviewed'] = states.reviewed.initial;
    export const three: 3 = fragments['mf-reviews/stars'].major + 0 === 3 ? 3 : fragments['mf-reviews/stars'].major;
    export const one: 1 = events['reviews:written'];
    export const path: 'avis/:${slug}' = pages['mf-reviews'].review.paths.fr;`;
  assert.equal(await complaintsOf(use("{ product: 'p1', size: 2 }", 'slug')), '');
  assert.match(await complaintsOf(use("{ product: 'p1', size: 3 }", 'slug')), /'3' is not assignable/);
  assert.match(await complaintsOf(use("{ product: 'p1' }", 'uid')), /"avis\/:slug"' is not assignable/);
});

/** What the compiler says of a file beside the contracts. */
async function complaintsOf(text: string): Promise<string> {
  await writeFile(join(folder, 'use.ts'), text);
  const options = [
    '--noEmit',
    '--strict',
    '--allowImportingTsExtensions',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  try {
    execFileSync(join(repository, 'node_modules/.bin/tsc'), [...options, '--types', '', join(folder, 'use.ts')], {
      cwd: folder,
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

test('what another team or a stranger’s site says can neither leave its folder nor end what it stands in', async () => {
  const evil = '{ a: string } }\nexport const x = process.exit();\ninterface Y {';
  const remote = (name: string, contract: object, routes: object = {}) => ({
    name,
    version: '1.0.0',
    contract,
    routes,
  });
  const stars = (type: string) => ({ fragments: { 'mf-evil/stars': { type, major: 1, content: false } } });
  const remotes = [
    remote('../../mf-evil', {}),
    remote('mf-evil', stars(evil)),
    remote('mf-evilb', {
      fragments: { "mf-evil/a': 1 }; throw 1; ({ 'b": { type: 'object', major: 1, content: true } },
    }),
    remote('mf-evilc', {
      states: { x: { type: 'object', major: 1, setBy: [], initial: JSON.parse('{"__proto__":{"a":1}}') } },
    }),
    remote('mf-evild', {}, { page: { name: 'p"; throw 1', paths: everywhere('a') } }),
    remote('mf-good', { fragments: { 'mf-good/stars': { type: 'object', major: 1, content: true } } }),
  ];
  answer = JSON.stringify({ remotes, schema: 'type Query { a: String } # */' });
  assert.deepEqual(await writeLiveTypes({ site: address, into: folder }), { 'mf-good': '1.0.0' });
  assert.deepEqual((await readdir(folder)).sort(), ['mf-good.ts', 'pages.ts', 'schema.graphql']);
  assert.equal(await readFile(join(folder, 'schema.graphql'), 'utf8'), 'type Query {\n  a: String\n}\n');
});

test('a site that is none is said so, and nothing is written', async () => {
  for (answer of ['<html>', '{}', '{"remotes":[],"schema":"nonsense"}'])
    await assert.rejects(writeLiveTypes({ site: address, into: folder }), /is that the site/);
  await assert.rejects(writeLiveTypes({ site: 'http://127.0.0.1:9', into: folder }), { code: 'registry-failed' });
  folder = await mkdtemp(join(tmpdir(), 'types-'));
});
