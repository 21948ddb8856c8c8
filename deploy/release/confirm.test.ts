import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Figures } from '../registry/reports/contract.ts';
import { confirm, shareOf } from './confirm.ts';

const figures = (version: string, country: string, pageViews: number): Figures => ({
  remote: 'mf-search',
  version,
  country,
  pageViews,
  mounts: 0,
  failures: 0,
  errors: 0,
  renders: 0,
  renderFailures: 0,
  lcp: null,
  inp: null,
  cls: null,
});

/** A registry whose reports change each time that it is asked. */
function registryOf(...answers: Figures[][]) {
  let asked = -1;
  return {
    async reports() {
      asked += 1;
      return { minutes: [], totals: answers[Math.min(asked, answers.length - 1)] ?? [] };
    },
    live: async () => ({ registry: 1, live: { '*': {}, nl: { 'mf-search': { version: '9.0.0' } } } }),
  };
}
const change = { name: 'mf-search', country: '*', version: '1.4.2', since: new Date(), before: {}, waitMs: 0 };

async function said(registry: ReturnType<typeof registryOf>, own: Partial<typeof change> = {}) {
  const lines: string[] = [];
  const confirmed = await confirm(registry, { ...change, ...own }, (line) => lines.push(line));
  return { confirmed, lines };
}

test('a rollback is confirmed when nearly all page views have the version', async () => {
  const views = [figures('1.4.2', 'fr', 98), figures('1.5.0', 'fr', 2), figures('9.0.0', 'nl', 1000)];
  assert.deepEqual(await said(registryOf(views)), {
    confirmed: true,
    lines: ['98 % of page views on 1.4.2 after 0 s'],
  });
});

test('it is followed until then, and what did not change is said once', async () => {
  const few = [figures('1.4.2', 'fr', 1), figures('1.5.0', 'fr', 1)];
  const { confirmed, lines } = await said(registryOf(few, few, [figures('1.4.2', 'fr', 99)]), { waitMs: 10_000 });
  assert.ok(confirmed);
  assert.deepEqual(
    lines.map((line) => line.replace(/\d+ s/, 'x s')),
    ['50 % of page views on 1.4.2 after x s', '100 % of page views on 1.4.2 after x s'],
  );
});

test('it is not confirmed by old page views, nor by none', async () => {
  const before = { '1.4.2': 500, '1.5.0': 3 };
  assert.equal(shareOf('1.4.2', { '1.4.2': 500, '1.5.0': 13 }, before), 0);
  assert.equal(shareOf('1.4.2', before, before), undefined);
  assert.deepEqual(await said(registryOf([])), {
    confirmed: false,
    lines: ['No browser has reported a page view in 0 s.'],
  });
});
