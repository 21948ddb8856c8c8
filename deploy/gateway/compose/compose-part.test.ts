import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { declaredRoutes, takeRoutes } from 'shared/routes';
import { testRelease } from '../testing/release.ts';
import { newBudget } from './compose-context.ts';
import { composePart, withInside } from './compose-part.ts';

takeRoutes(declaredRoutes);

const page = testRelease({ name: 'mf-content', pages: ['home'], uses: ['mf-search/box@1'], render: '' });
const lent = testRelease({ name: 'mf-search', fragments: ['box'], render: '' });
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

/** The page with this HTML, whose fragments have so many letters of state; what is logged and counted of it. */
async function compose(html: string, letters = 0) {
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
          html: kind === 'pages' ? html : 'box',
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
  return { shown, logged, failures: counted.filter((one) => one.endsWith('failure')) };
}

const fragments = (of: string, count: number) => `<mf-fragment of="${of}" major="1"></mf-fragment>`.repeat(count);

test('a page that asks for fragments without end has a hundred, and nothing is held against who lends them', async () => {
  for (const [of, shown] of [
    ['mf-search/box', 100],
    ['mf-search/nothing', 0],
    ['mf-nobody/nothing', 0],
  ] as const) {
    const found = await compose(fragments(of, 20_000));
    assert.equal(found.shown, shown);
    assert.ok(found.logged.length <= 101, `${found.logged.length} lines are logged`);
    assert.deepEqual(found.failures, []);
  }
});

test('the parts of one remote have so many letters in a document, and those beyond are left empty', async () => {
  const { shown, failures } = await compose(fragments('mf-search/box', 20), 1_000_000);
  assert.equal(shown, 4);
  assert.deepEqual(failures, []);
});
