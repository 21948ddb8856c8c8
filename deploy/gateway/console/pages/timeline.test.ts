import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TimelineChange, WindowFigures } from '../../../registry/reports/contract.ts';
import { hasGrown, timelinePage } from './timeline.ts';

const calm: WindowFigures = {
  ...{ minutes: 30, remote: 'mf-stores', version: '', country: 'be', pageViews: 3000, mounts: 1000, failures: 4 },
  ...{ errors: 3, renders: 500, renderFailures: 0, lcp: 1500, inp: 100, cls: 0.01 },
};
const release: TimelineChange = {
  ...{ id: 7, when: '2026-03-02T12:00:00.000Z', who: 'Team Stores', person: 'Ana', action: 'make-live' },
  ...{
    remote: 'mf-stores',
    country: '*',
    from: '1.4.0',
    to: '1.5.0',
    percent: null,
    why: 'a new map',
    forced: false,
    together: null,
  },
  before: calm,
  after: { ...calm, minutes: 12, pageViews: 600, mounts: 200, failures: 50, lcp: 3000 },
};
const viewer = { holder: { name: 'Olga', role: 'ops' as const, remotes: [] }, key: 'k' };
const live = { '*': { 'mf-stores': { version: '1.5.0' } } };
const shown = (change: TimelineChange, country?: string) =>
  timelinePage(
    { timeline: async () => [change], live: async () => ({ registry: 1, live, retired: [] }) },
    viewer,
    country === undefined ? {} : { country },
  );

const row = (html: string, title: string) =>
  new RegExp(`<td>${title}</td>(.*?)</tr>`)
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a change says how its remote did before and after, and in words what is worse', async () => {
  const html = await shown(release);
  assert.match(html, /30 min before.*12 min after/s);
  assert.equal(row(html, 'Views a minute'), '100 50');
  assert.equal(row(html, 'Mounts that failed'), '0.4 % 25.0 % (worse)');
  assert.equal(row(html, 'LCP'), '1,500 ms 3,000 ms (worse)');
  assert.equal(row(html, 'INP'), '100 ms 100 ms');
});

test('a figure that was never measured is left out, and what has none before is not called worse', async () => {
  const nothing = {
    ...calm,
    pageViews: 0,
    mounts: 0,
    failures: 0,
    errors: 0,
    renders: 0,
    lcp: null,
    inp: null,
    cls: null,
  };
  const html = await shown({ ...release, before: nothing, after: { ...nothing, pageViews: 60, lcp: 1200 } });
  assert.equal(row(html, 'Views a minute'), '– 2');
  assert.equal(row(html, 'LCP'), '– 1,200 ms');
  assert.equal(row(html, 'INP'), undefined);
  assert.match(await shown({ ...release, before: nothing, after: nothing }), /Nothing was reported before or after/);
});

test('what is live now can be rolled back from there, in one country alone where one is looked at', async () => {
  assert.match(await shown(release), /what=roll-back&amp;remote=mf-stores&amp;country=\*"/);
  assert.match(await shown(release, 'be'), /what=make-live&amp;remote=mf-stores&amp;country=be&amp;version=1\.4\.0"/);
  assert.doesNotMatch(await shown({ ...release, to: '1.4.9' }), /what=/, 'it is not live any more');
});

test('a figure has grown where it is clearly more than before, and no chance', () => {
  assert.ok(hasGrown(0.01, 0.25));
  assert.ok(hasGrown(Number.NaN, 0.25), 'before there was nothing to count');
  assert.ok(hasGrown(0, 0.01));
  for (const [before, after] of [
    [0.1, 0.1],
    [0.1, 0.12],
    [0, 0.004],
    [0.2, Number.NaN],
    [1000, 0],
  ] as const)
    assert.ok(!hasGrown(before, after), `${before} → ${after}`);
});
