import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

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
