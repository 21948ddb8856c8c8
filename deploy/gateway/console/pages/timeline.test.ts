import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TimelineChange, WindowFigures } from '../../../registry/reports/contract.ts';
import { itemsOn, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
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
const live = { '*': { 'mf-stores': { version: '1.5.0' } } };
const shownTo = (viewer: ReturnType<typeof viewerOf>, changes: TimelineChange[], country?: string, own = {}) =>
  timelinePage(
    { timeline: async () => changes, live: async () => ({ registry: 1, live: { ...live, ...own }, retired: [] }) },
    viewer,
    country === undefined ? {} : { country },
  );
const shown = (change: TimelineChange, country?: string) => shownTo(viewerOf('ops'), [change], country);

const row = (html: string, title: string) => {
  const [, cells] = new RegExp(`<td>${title}</td>(.*?)</tr>`).exec(html) ?? [];
  return cells === undefined ? undefined : wordsIn(cells);
};

test('a change says how its remote did before and after, and in words what is worse', async () => {
  const html = await shown(release);
  assert.match(html, /30 min before.*12 min after/s);
  assert.equal(row(html, 'Views a minute'), '100 50');
  assert.equal(row(html, 'Mounts that failed'), '0.4 % 25.0 % (worse)');
  assert.equal(row(html, 'LCP'), '1,500 ms 3,000 ms (worse)');
  assert.equal(row(html, 'INP'), '100 ms 100 ms');
});

test('what grows as the visits do is not worse', async () => {
  const few = { ...calm, mounts: 200, failures: 50, pageViews: 200, errors: 50, renders: 200, renderFailures: 50 };
  const more = { ...few, mounts: 1000, failures: 60, pageViews: 1000, errors: 60, renders: 1000, renderFailures: 60 };
  for (const [before, after, words] of [
    [few, more, '25.0 % 6.0 %'],
    [more, few, '6.0 % 25.0 % (worse)'],
  ] as const) {
    const html = await shown({ ...release, before, after });
    for (const title of ['Mounts that failed', 'Errors a view', 'Server renders that failed'])
      assert.equal(row(html, title), words);
  }
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

test('each change says what it was, when, for whom, by whom and why; what one write made is one entry', async () => {
  const at = '2 Mar 2020, 12:00 UTC';
  const quiet = { before: { ...calm, pageViews: 0, mounts: 0, renders: 0, lcp: null, inp: null, cls: null } };
  const change = { ...release, ...quiet, after: quiet.before, when: '2020-03-02T12:00:00.000Z' };
  const stores = 'mf-stores make-live 1.4.0 → 1.5.0';
  const rest = 'Nothing was reported before or after. Roll back mf-stores, All countries Errors of mf-stores';
  const link = 'What is different in mf-stores 1.5.0';
  const rows: [Partial<TimelineChange>[], string][] = [
    [[{}], `${stores} ${at}, All countries, Ana: a new map ${rest} ${link}`],
    [[{ person: null, why: '' }], `${stores} ${at}, All countries, Team Stores ${rest} ${link}`],
    [[{ percent: 10 }], `${stores} ${at}, All countries, 10 %, Ana: a new map ${rest} ${link}`],
    [[{ from: null }], `mf-stores make-live 1.5.0 ${at}, All countries, Ana: a new map ${rest}`],
    [[{ from: '1.5.0' }], `mf-stores make-live 1.5.0 ${at}, All countries, Ana: a new map ${rest}`],
    [
      [{ together: 7 }, { together: 7, remote: 'mf-search', from: null }],
      `${stores} + mf-search make-live 1.5.0 ${at}, All countries, Ana: a new map` +
        ` mf-stores Nothing was reported before or after. Errors of mf-stores ${link}` +
        ' mf-search Nothing was reported before or after. Errors of mf-search Roll back all of it, together 7',
    ],
    [
      [{ remote: 'content', from: '4', to: '5' }],
      `content make-live 4 → 5 ${at}, All countries, Ana: a new map Nothing was reported before or after. Put back change 5 of content`,
    ],
  ];
  for (const [changes, words] of rows)
    assert.deepEqual(
      itemsOn(
        await shownTo(
          viewerOf('ops'),
          changes.map((own) => ({ ...change, ...own })),
        ),
      ),
      [words],
    );
  assert.match(wordsIn(mainOf(await shownTo(viewerOf('ops'), []))), /Nothing has changed yet\.$/);
});

test('each change leads to what the viewer can do about it, and to what is known of it', async () => {
  const errors = 'errors?remote=mf-stores';
  const compare = 'compare?remote=mf-stores&from=1.4.0&to=1.5.0';
  const rollBack = 'act?what=roll-back&remote=mf-stores&country=*';
  const alone = 'act?what=make-live&remote=mf-stores&country=be&version=1.4.0';
  const own = { be: { 'mf-stores': { version: '1.5.0' } } };
  const [ops, qa] = [viewerOf('ops'), viewerOf('qa')];
  const rows: [typeof ops, Partial<TimelineChange>, string | undefined, object, string[]][] = [
    [ops, {}, undefined, {}, [rollBack, errors, compare]],
    [ops, {}, 'be', {}, [rollBack, alone, `${errors}&country=be`, compare]],
    [ops, { from: null }, 'be', {}, [rollBack, `${errors}&country=be`]],
    [ops, {}, 'be', own, [rollBack, `${errors}&country=be`, compare]],
    [
      ops,
      { country: 'be' },
      'be',
      own,
      ['act?what=roll-back&remote=mf-stores&country=be', `${errors}&country=be`, compare],
    ],
    [ops, { country: 'be' }, undefined, {}, [`${errors}&country=be`, compare]],
    [ops, { to: null }, undefined, {}, [errors]],
    [ops, { to: '1.5.0', from: '1.5.0' }, undefined, {}, [rollBack, errors]],
    [ops, { together: 7 }, undefined, {}, [errors, compare, 'undo?what=roll-back&number=7']],
    [qa, { together: 7 }, undefined, {}, [errors, compare]],
    [qa, {}, 'be', {}, [`${errors}&country=be`, compare]],
    [ops, { remote: 'content', to: '5' }, undefined, {}, ['undo?what=put-back&number=5']],
    [qa, { remote: 'content', to: '5' }, undefined, {}, []],
  ];
  for (const [viewer, change, country, more, links] of rows) {
    const item = /<li>.*<\/li>/s.exec(await shownTo(viewer, [{ ...release, ...change }], country, more))?.[0] ?? '';
    const found = [...item.matchAll(/href="\/_ops\/([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    assert.deepEqual(found, links);
  }
});

test('a figure has grown where it is clearly more than before, and no chance', () => {
  assert.ok(hasGrown(0.01, 0.25));
  assert.ok(hasGrown(Number.NaN, 0.25), 'before there was nothing to count');
  assert.ok(hasGrown(0, 0.005));
  for (const [before, after] of [
    [0.1, 0.1],
    [0.1, 0.12],
    [0, 0.004],
    [1000, 1300],
    [0.2, Number.NaN],
    [1000, 0],
  ] as const)
    assert.ok(!hasGrown(before, after), `${before} → ${after}`);
});
