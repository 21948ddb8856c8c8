import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SiteError } from 'shared/errors';
import { declaredRoutes, packRoutes, takeRoutes } from 'shared/routes';
import type { RenderOrder } from '../../render/render-queue.ts';
import type { Renderer } from '../../render/renderer.ts';
import { partSources } from './metrics.ts';
import { createPartCache, isStale } from './part-cache.ts';

takeRoutes(declaredRoutes);

const release = { name: 'mf-content', version: '1.0.0' };
const visit: RenderOrder['visit'] = {
  country: 'be',
  origin: 'http://be.localhost',
  route: { name: 'home', remote: 'mf-content', page: 'home', language: 'fr', params: {}, query: {}, path: '/fr' },
  signedIn: false,
};
const content = { url: 'http://127.0.0.1/graphql', token: 'one' };
const task: RenderOrder = { kind: 'pages', name: 'home', props: '{}', place: 'p', visit, content };

/** A renderer that counts; each render answers its number. */
function counting(fails = false) {
  let renders = 0;
  const render: Renderer['render'] = async () => {
    renders += 1;
    if (fails) throw new SiteError('render-failed');
    return { missing: false, html: String(renders), data: {} };
  };
  return { render, count: () => renders };
}

// C36
test('the same part is rendered once for all who are not signed in, also when they come at the same time', async () => {
  const renderer = counting();
  const cache = createPartCache(renderer);
  const other = { ...task, content: { ...content, token: 'two' } };
  await Promise.all([cache.render(release, task, 300), cache.render(release, other, 300)]);
  await cache.render(release, task, 300);
  assert.equal(renderer.count(), 1);
  cache.empty();
  await cache.render(release, task, 300);
  assert.equal(renderer.count(), 2);
});

test('whatever a render depends on makes it another part', async () => {
  const renderer = counting();
  const cache = createPartCache(renderer);
  const others: RenderOrder[] = [
    task,
    { ...task, name: 'cms' },
    { ...task, kind: 'fragments' },
    { ...task, props: '{"a":1}' },
    { ...task, place: 'p-0' },
    { ...task, visit: { ...visit, country: 'fr' } },
    { ...task, visit: { ...visit, origin: 'https://be.localhost' } },
    { ...task, visit: { ...visit, route: { ...visit.route, language: 'nl' } } },
    { ...task, visit: { ...visit, route: { ...visit.route, query: { page: '2' } } } },
    { ...task, visit: { ...visit, routes: packRoutes(declaredRoutes) } },
    { ...task, visit: { ...visit, routes: packRoutes(declaredRoutes.slice(1)) } },
  ];
  for (const other of others) await cache.render(release, other, 300);
  await cache.render({ ...release, version: '1.0.1' }, task, 300);
  assert.equal(renderer.count(), others.length + 1);
});

// C36
test("failures, signed-in visitors' parts and shared lists are never kept", async () => {
  const failing = counting(true);
  const failingCache = createPartCache(failing);
  for (let time = 0; time < 2; time += 1) await assert.rejects(failingCache.render(release, task, 300));
  assert.equal(failing.count(), 2);

  const renderer = counting();
  const cache = createPartCache(renderer);
  for (let time = 0; time < 2; time += 1) {
    await cache.render(release, { ...task, visit: { ...visit, signedIn: true } }, 300);
    await cache.render({ ...release, name: 'mf-account' }, { ...task, name: 'shared-wishlist' }, 300);
  }
  assert.equal(renderer.count(), 4);
});

/** A renderer whose content can be taken away; each render answers its number. */
function interrupted() {
  let renders = 0;
  const site = { isDown: false };
  const render: Renderer['render'] = async () => {
    renders += 1;
    if (site.isDown) throw new SiteError('render-failed');
    return { missing: false, html: String(renders), data: {} };
  };
  return { render, site, count: () => renders };
}

test('a part that fails is shown as it last was for ten minutes, and tried again once a second', async () => {
  let now = 1_000_000;
  const renderer = interrupted();
  const kept: string[] = [];
  const cache = createPartCache(renderer, {
    onStale: ({ name }, part) => kept.push(`${name}/${part}`),
    clock: { now: () => now },
  });
  const html = async () => {
    const part = await cache.render(release, task, 300);
    return part.missing ? '' : part.html;
  };

  assert.equal(await html(), '1');
  renderer.site.isDown = true;
  cache.empty();
  for (let visit = 0; visit < 5; visit += 1) assert.equal(await html(), '1');
  assert.equal(renderer.count(), 2, 'five visits within a second try once');
  assert.deepEqual(kept, ['mf-content/home']);

  now += 1_100;
  assert.equal(await html(), '1');
  assert.equal(renderer.count(), 3);
  renderer.site.isDown = false;
  now += 1_100;
  assert.equal(await html(), '4', 'what is there again shows at once');

  renderer.site.isDown = true;
  now += 10 * 60_000 + 1;
  await assert.rejects(html(), { code: 'render-failed' });
});

test('where changes are known, a part is fresh for a minute', async () => {
  let now = 1_000_000;
  const renderer = counting();
  const cache = createPartCache(renderer, { cacheAs: () => 'content 1', clock: { now: () => now } });
  await cache.render(release, task, 300);
  now += 60_000;
  await cache.render(release, task, 300);
  assert.equal(renderer.count(), 1);
  now += 1;
  await cache.render(release, task, 300);
  assert.equal(renderer.count(), 2);
});

/** A renderer whose renders end when they are told to; each answers its number. */
function slow() {
  const underWay: (() => void)[] = [];
  const limits: number[] = [];
  const render: Renderer['render'] = (_release, _order, limitMs) =>
    new Promise((resolve) => {
      const html = String(limits.push(limitMs));
      underWay.push(() => resolve({ missing: false, html, data: {} }));
    });
  return { render, limits, endAll: () => underWay.splice(0).forEach((end) => void end()) };
}

test('a render that is late for one visitor goes on, and the next ones get it', async () => {
  const renderer = slow();
  const cache = createPartCache(renderer);
  await assert.rejects(cache.render(release, task, 1), { code: 'render-late' });
  await assert.rejects(cache.render(release, task, 1), { code: 'render-late' });
  renderer.endAll();
  assert.deepEqual(await cache.render(release, task, 300), { missing: false, html: '1', data: {} });
  assert.equal(renderer.limits.length, 1);
  assert.ok((renderer.limits[0] ?? 0) > 1_000);
});

test('a part that is late shows as it last was', async () => {
  let now = 1_000_000;
  const renderer = slow();
  const cache = createPartCache(renderer, { clock: { now: () => now } });
  const first = cache.render(release, task, 300);
  renderer.endAll();
  await first;
  now += 10_001;
  const late = await cache.render(release, task, 1);
  assert.deepEqual(late, { missing: false, html: '1', data: {} });
  assert.ok(isStale(late), 'and no shared cache may keep it for longer');
  renderer.endAll();
  const inTime = await cache.render(release, task, 300);
  assert.deepEqual(inTime, { missing: false, html: '2', data: {} });
  assert.ok(!isStale(inTime));
});

test('a shared list, and what a visitor who is signed in sees, are not shown as they were', async () => {
  const renderer = interrupted();
  const cache = createPartCache(renderer);
  const shared: RenderOrder = { ...task, name: 'shared-wishlist' };
  const personal: RenderOrder = { ...task, visit: { ...visit, signedIn: true } };
  const ask = () => [
    cache.render({ ...release, name: 'mf-account' }, shared, 300),
    cache.render(release, personal, 300),
  ];
  await Promise.all(ask());
  renderer.site.isDown = true;
  for (const asked of ask()) await assert.rejects(asked, { code: 'render-failed' });
});

test('parts with much state are not kept in any number: one release cannot fill the memory', async () => {
  const state = 'x'.repeat(2_000_000);
  let fails = false;
  const cache = createPartCache({
    async render() {
      if (fails) throw new SiteError('render-failed');
      return { missing: false, html: '', data: { state } };
    },
  });
  const orders = Array.from({ length: 100 }, (_, number) => ({ ...task, props: JSON.stringify({ number }) }));
  const shown = async () =>
    (await Promise.allSettled(orders.map((order) => cache.render(release, order, 300)))).filter(
      ({ status }) => status === 'fulfilled',
    ).length;
  assert.equal(await shown(), 100);
  fails = true;
  const kept = await shown();
  assert.ok(kept >= 1 && kept <= 67, `${kept} parts of 2 MB are kept`);
});

test('it is known of each part whether it was rendered, kept or as it last was; metrics say so, too', async () => {
  partSources.reset();
  let now = 1_000_000;
  const renderer = { ...interrupted(), showsStale: false };
  const cache = createPartCache(renderer, { clock: { now: () => now } });
  const sources: string[] = [];
  const { render } = cache.noting(({ place }, source) => void sources.push(`${place} ${source}`));
  for (let times = 0; times < 2; times += 1) await render(release, task, 300);
  now += 10_001;
  renderer.site.isDown = true;
  await render(release, task, 300);
  renderer.site.isDown = false;
  now += 1_001;
  renderer.showsStale = true;
  await render(release, task, 300);
  await render(release, { ...task, place: 'p-0' }, 300);
  await render(release, { ...task, visit: { ...visit, signedIn: true } }, 300);
  assert.deepEqual(sources, ['p render', 'p cache', 'p stale', 'p stale', 'p-0 render']);
  assert.equal(renderer.count(), 4, 'under load what is kept shows without a render');
  const { values } = await partSources.get();
  assert.deepEqual(Object.fromEntries(values.map(({ labels, value }) => [labels.source, value])), {
    render: 2,
    cache: 1,
    stale: 2,
  });
});

test('who posted a form, or has products saved, gets parts of an own visit', async () => {
  const renderer = counting();
  const cache = createPartCache(renderer);
  const posted = { form: 'mf-content/x', values: {}, problems: {} };
  for (const own of [{ posted }, { guestProducts: ['1'] }])
    for (let times = 0; times < 2; times += 1)
      await cache.render(release, { ...task, visit: { ...visit, ...own } }, 300);
  assert.equal(renderer.count(), 4);
});

test('who has no time left begins no render, and one with a copy waits no longer than is good', async (context) => {
  const { timers } = context.mock;
  timers.enable({ apis: ['setTimeout'] });
  let now = 1_000_000;
  const renderer = slow();
  const cache = createPartCache(renderer, { staleAfterMs: 100, clock: { now: () => now } });
  const none = cache.render(release, task, 0);
  timers.tick(1);
  await assert.rejects(none, { code: 'render-late' });
  assert.deepEqual(renderer.limits, [0]);
  renderer.endAll();
  await cache.render(release, task, 300);
  now += 10_001;
  const [known, unknown] = [task, { ...task, place: 'p-0' }].map((order) => cache.render(release, order, 60_000));
  timers.tick(100);
  assert.ok(known && isStale(await known));
  renderer.endAll();
  assert.ok(unknown && !isStale(await unknown), 'without a copy it is waited for');
});
