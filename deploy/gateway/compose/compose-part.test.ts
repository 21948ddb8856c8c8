import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { declaredRoutes, takeRoutes } from 'shared/routes';
import { testRelease } from '../testing/release.ts';
import { newBudget } from './compose-context.ts';
import { composePart, withInside } from './compose-part.ts';

takeRoutes(declaredRoutes);

const page = testRelease({ name: 'mf-content', pages: ['home'], uses: ['mf-search/box@1'], render: '' });
const lent = testRelease({ name: 'mf-search', fragments: ['box'], uses: ['mf-search/box@1'], render: '' });
const composed = Object.fromEntries([page, lent].map(({ manifest }) => [manifest.name, { manifest, folder: '' }]));
const route = {
  name: 'home',
  remote: 'mf-content',
  page: 'home',
  language: 'fr',
  params: {},
  query: {},
  path: '/fr',
} as const;

/** The page with this HTML, whose fragments have this one and so many letters of state; what is logged and counted of it. */
async function compose(html: string, letters = 0, lentHtml = 'box') {
  const logged: string[] = [];
  const counted: string[] = [];
  const log = Fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } }).log;
  const part = await composePart(
    {
      composed,
      visit: { country: 'be', origin: 'http://be.localhost', route, signedIn: false },
      brand: { name: '', tagline: {}, description: {}, hosts: {} },
      content: { url: '', token: '' },
      renderer: {
        render: async (_, { kind }) => ({
          missing: false,
          html: kind === 'pages' ? html : lentHtml,
          data: { state: kind === 'pages' ? '' : 'x'.repeat(letters) },
        }),
      },
      log,
      count: ({ remote, kind }) => void counted.push(`${remote} ${kind}`),
      budget: newBudget({ partLimitMs: 5_000, documentLimitMs: 10_000 }),
    },
    { of: 'mf-content/home', kind: 'pages', props: '', place: 'p' },
  );
  assert.ok(part);
  const shown = withInside(part).filter(({ rendered }) => rendered !== undefined).length - 1;
  const renders = counted.filter((one) => one === 'mf-search render').length;
  return { shown, renders, logged, failures: counted.filter((one) => one.endsWith('failure')) };
}

const fragments = (of: string, count: number) => `<mf-fragment of="${of}" major="1"></mf-fragment>`.repeat(count);

test('a page that asks for fragments without end has a hundred, and nothing is held against who lends them', async () => {
  for (const [of, shown, lines] of [
    ['mf-search/box', 100, 0],
    ['mf-search/nothing', 0, 100],
    ['mf-nobody/nothing', 0, 100],
  ] as const) {
    const found = await compose(fragments(of, 20_000));
    assert.deepEqual([found.shown, found.renders, found.logged.length], [shown, shown, lines]);
    assert.deepEqual(found.failures, []);
  }
});

test('fragments inside fragments go six deep, and count as all others do', async () => {
  const inside = (count: number) => compose(fragments('mf-search/box', count), 0, fragments('mf-search/box', count));
  const [one, two] = [await inside(1), await inside(2)];
  assert.deepEqual([one.shown, one.logged.length], [6, 0]);
  assert.deepEqual([two.shown, two.logged.length], [100, 1]);
  assert.match(two.logged.join(), /more than 100 parts/);
});

test('a fragment is asked for with an object of some kilobytes, or not at all', async () => {
  const shownWith = async (props: string) =>
    (await compose(`<mf-fragment of="mf-search/box" major="1" props='${props}'></mf-fragment>`)).shown;
  const long = (letters: number) => `{"a":"${'x'.repeat(letters - 8)}"}`;
  for (const props of ['{}', '{"a":[1]}', long(16 * 1024)]) assert.equal(await shownWith(props), 1, props);
  for (const props of ['[]', 'null', '"a"', '7', '{', long(16 * 1024 + 1)])
    assert.equal(await shownWith(props), 0, props);
});

test('the parts of one remote have so many letters in a document, and those beyond are left empty', async () => {
  const { shown, failures, logged } = await compose(fragments('mf-search/box', 20), 1_000_000);
  assert.deepEqual([shown, logged.length], [4, 16]);
  assert.deepEqual(failures, []);
});
