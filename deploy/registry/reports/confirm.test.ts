import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { PurgeState } from '../contract.ts';
import { confirm, pageViews, shareOf } from './confirm.ts';
import type { Figures } from './contract.ts';

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
    live: async () => ({ registry: 7, retired: [], live: { '*': {}, nl: { 'mf-search': { version: '9.0.0' } } } }),
    purges: async (): Promise<PurgeState[]> => [],
  };
}
const change = { name: 'mf-search', country: '*', version: '1.4.2', since: new Date(), before: {}, waitMs: 0 };

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.UTC(2026, 0) }));
afterEach(() => mock.timers.reset());

async function said(registry: ReturnType<typeof registryOf>, own: Partial<typeof change> = {}) {
  const lines: string[] = [];
  const following = { done: false };
  async function follow() {
    let confirmed: boolean | undefined;
    for await (const progress of confirm(registry, { ...change, ...own }))
      if ('line' in progress) lines.push(progress.line);
      else confirmed = progress.confirmed;
    return confirmed;
  }
  const confirming = follow().finally(() => {
    following.done = true;
  });
  for (let second = 0; second < 100 && !following.done; second += 1) {
    await setImmediate();
    if (!following.done) mock.timers.tick(1_000);
  }
  return { confirmed: await confirming, lines };
}

test('a rollback is confirmed when nearly all page views have the version', async () => {
  const views = [figures('1.4.2', 'fr', 95), figures('1.5.0', 'fr', 5), figures('9.0.0', 'nl', 1000)];
  assert.deepEqual(await said(registryOf(views)), {
    confirmed: true,
    lines: ['95 % of page views on 1.4.2 after 0 s'],
  });
});

test('the first page views are not enough: tabs that were open have not yet said what they show', async () => {
  const early = [figures('1.4.2', 'fr', 1)];
  const late = [figures('1.4.2', 'fr', 1), figures('1.5.0', 'fr', 9)];
  const { confirmed, lines } = await said(registryOf(early, late), { waitMs: 5_000 });
  assert.ok(!confirmed);
  assert.deepEqual(lines, ['100 % of page views on 1.4.2 after 0 s', '10 % of page views on 1.4.2 after 1 s']);
});

test('it is followed until then, with a sign every five seconds; what was seen at first is forgotten', async () => {
  const first = [figures('1.4.2', 'fr', 10), figures('1.5.0', 'fr', 10)];
  const then = [figures('1.4.2', 'fr', 30), figures('1.5.0', 'fr', 10)];
  const registry = registryOf(...Array(10).fill(first), then);
  assert.deepEqual(await said(registry, { waitMs: 60_000 }), {
    confirmed: true,
    lines: [
      '50 % of page views on 1.4.2 after 0 s',
      '50 % of page views on 1.4.2 after 5 s',
      '75 % of page views on 1.4.2 after 10 s',
      '100 % of page views on 1.4.2 after 15 s',
    ],
  });
});

test('it is not confirmed by old page views, nor by none', async () => {
  const before = { '1.4.2': 500, '1.5.0': 3 };
  assert.equal(shareOf('1.4.2', { '1.4.2': 500, '1.5.0': 13 }, before), 0);
  assert.equal(shareOf('1.4.2', before, before), undefined);
  assert.deepEqual(await said(registryOf([]), { waitMs: 20_000 }), {
    confirmed: false,
    lines: [
      'No page view yet after 5 s',
      'No page view yet after 10 s',
      'No page view yet after 15 s',
      'No page view yet after 20 s',
      'No browser has reported a page view in the last 15 s.',
    ],
  });
});

test('with a shared cache in front, a rollback waits until that has forgotten the pages of every gateway', async () => {
  const of = (registry: number, error: string | null = null) => ({ gateway: 'x', registry, content: 1, error });
  const answers = [
    [of(6), of(6)],
    [of(7), of(6, 'The shared cache answered 500')],
    [of(7), of(8, 'The shared cache answered 500')],
  ];
  let asked = -1;
  const registry = (last: number) => ({
    ...registryOf([figures('1.4.2', 'fr', 98)]),
    async purges() {
      asked += 1;
      return answers[Math.min(asked, last)] ?? [];
    },
  });
  assert.deepEqual(await said(registry(2), { waitMs: 3_000 }), {
    confirmed: true,
    lines: [
      '100 % of page views on 1.4.2 after 0 s',
      'The shared cache has forgotten the pages of 0 of 2 gateways after 0 s',
      'The shared cache has forgotten the pages of 1 of 2 gateways: The shared cache answered 500 after 1 s',
      'The shared cache has forgotten the pages of 2 of 2 gateways after 2 s',
    ],
  });
  asked = -1;
  const failing = await said(registry(1), { waitMs: 3_000 });
  assert.equal(failing.confirmed, false);
  assert.match(failing.lines.at(-1) ?? '', /1 of 2 gateways: The shared cache answered 500/);
});

test('of a country its own page views are asked for and counted, of all those of countries that follow all', async () => {
  const asked: unknown[] = [];
  const totals = [figures('1.4.2', 'fr', 1), figures('1.4.2', 'be', 2), figures('9.0.0', 'nl', 4)];
  const registry = {
    ...registryOf(),
    async reports({ country }: { country?: string }) {
      asked.push(country);
      return { minutes: [], totals };
    },
  };
  assert.deepEqual(await pageViews(registry, 'mf-search', '*', new Date()), { '1.4.2': 3 });
  assert.deepEqual(await pageViews(registry, 'mf-search', 'nl', new Date()), { '1.4.2': 3, '9.0.0': 4 });
  assert.deepEqual(asked, [undefined, 'nl']);
});
