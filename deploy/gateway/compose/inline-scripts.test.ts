import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';
import { startLaterScript } from './inline-scripts.ts';

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell()]);
});
after(() => site.close());

interface Visitor {
  storage?: Record<string, string>;
  reducedMotion?: boolean;
  automated?: boolean;
  userAgent?: string;
}

const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** Whether the document of a page has the intro played for a visitor, by its own script. */
async function plays({ storage = {}, reducedMotion = false, automated = false, userAgent = telephone }: Visitor = {}) {
  const { body } = await site.get('/fr');
  const [script = assert.fail('no script'), ...others] = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  );
  assert.deepEqual(others, []);
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    sessionStorage: storage,
    matchMedia: (query: string) => ({ matches: query.includes('reduce') && reducedMotion }),
    navigator: { webdriver: automated, userAgent },
    document: { documentElement: { dataset } },
  });
  return 'intro' in dataset;
}

// R113
test('the intro plays for a visitor who has just come, once per session', async () => {
  const storage: Record<string, string> = {};
  assert.equal(await plays({ storage }), true);
  assert.notEqual(storage['intro-played'], undefined);
  assert.equal(await plays({ storage }), false);
});

// C52
test('it never plays for a reader who asked for reduced motion', async () => {
  assert.equal(await plays({ reducedMotion: true, storage: { 'play-intro': 'yes' } }), false);
});

// C52
test('crawlers and programs do not see it, unless a test asks', async () => {
  assert.equal(await plays({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), false);
  assert.equal(await plays({ automated: true }), false);
  assert.equal(await plays({ automated: true, storage: { 'play-intro': 'yes' } }), true);
});

test('a browser that forbids the session storage shows the page without it', async () => {
  const storage = new Proxy({}, { get: () => assert.fail('The operation is insecure.') });
  assert.equal(await plays({ storage }), false);
});

/** A page whose scripts start later, by the script itself: what may happen in it, and how often they have started. */
function waitingPage() {
  const listeners = new Map<string, (event: object) => void>();
  const listenTo = (where: string) => (event: string, listener: (event: object) => void) =>
    void listeners.set(`${where} ${event}`, listener);
  const content = { scripts: 1 };
  let started = 0;
  const append = (given: typeof content) => {
    started += given.scripts;
    // A fragment that is appended is empty.
    given.scripts = 0;
  };
  runInNewContext(startLaterScript, {
    document: {
      currentScript: { previousElementSibling: { content } },
      head: { append, addEventListener: listenTo('head') },
    },
    addEventListener: listenTo('window'),
    setTimeout: (start: (event: object) => void, ms: number) => listeners.set(`after ${ms} ms`, start),
  });
  return {
    happens: (what: string, target: object = {}) => (listeners.get(what) ?? assert.fail(what))({ target }),
    started: () => started,
  };
}

const picture = { as: 'image' };

for (const [what, target] of [
  ['head load', picture],
  ['head error', picture],
  ['window pointerdown', {}],
  ['window keydown', {}],
  ['window load', {}],
  ['after 3000 ms', {}],
] as const)
  test(`scripts that wait for the first picture start once, at the first of: ${what}`, () => {
    const page = waitingPage();
    page.happens('head load', { as: 'style' });
    assert.equal(page.started(), 0);
    page.happens(what, target);
    page.happens('head load', picture);
    page.happens('after 3000 ms');
    assert.equal(page.started(), 1);
  });
