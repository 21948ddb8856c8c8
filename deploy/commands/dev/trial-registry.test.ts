import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SiteError } from 'shared/errors';
import { createTestRegistry } from '../../gateway/testing/registry.ts';
import { trialRegistry } from './trial-registry.ts';

function trial() {
  const site = createTestRegistry();
  site.makeLive({ shell: '1.0.0', 'mf-search': '1.0.0' });
  site.makeLive({ 'mf-search': '1.1.0' }, 'be');
  site.makeLive({ 'mf-stores': '1.2.0' }, 'fr');
  return { site, trial: trialRegistry(site, 'mf-search') };
}

test('the remote in trial is live everywhere for those who ask the trial, all others as the site says', async () => {
  const { site, trial: registry } = trial();
  assert.deepEqual(await registry.live(), await site.live());
  const before = await registry.version();
  void registry.show('1.0.0-dev.1');
  assert.ok((await registry.version()).registry > before.registry);
  const { live } = await registry.live();
  assert.deepEqual(live['*'], { shell: { version: '1.0.0' }, 'mf-search': { version: '1.0.0-dev.1' } });
  assert.deepEqual(live.be, { 'mf-search': { version: '1.0.0-dev.1' } });
  assert.deepEqual(live.fr, { 'mf-stores': { version: '1.2.0' } });
  assert.equal((await site.live()).live['*']?.['mf-search']?.version, '1.0.0');
});

test('a build counts as shown when a gateway shows what holds it, and not before', async () => {
  const { trial: registry } = trial();
  const shown: string[] = [];
  const show = (version: string) => void registry.show(version).then(() => shown.push(version));
  const next = () => new Promise(setImmediate);
  show('1.0.0-dev.1');
  const { registry: first } = await registry.live();
  show('1.0.0-dev.2');
  registry.shown(first - 1);
  await next();
  assert.deepEqual(shown, []);
  registry.shown(first);
  await next();
  assert.deepEqual(shown, ['1.0.0-dev.1']);
  registry.shown((await registry.live()).registry);
  await next();
  assert.deepEqual(shown, ['1.0.0-dev.1', '1.0.0-dev.2']);
});

test('a build is told of at once to who waits for something new, and to who was busy with the one before', {
  timeout: 10_000,
}, async () => {
  const { site, trial: registry } = trial();
  const { version } = site;
  // As the registry of a site on which nothing happens.
  site.version = ({ waitMs = 0, stop } = {}) =>
    waitMs === 0
      ? version()
      : new Promise((_, reject) => stop?.addEventListener('abort', () => reject(new SiteError('registry-failed'))));
  const { registry: before } = await registry.version();
  const waiting = registry.version({ waitMs: 10_000 });
  void registry.show('1.0.0-dev.1');
  assert.equal((await waiting).registry, before + 1);
  void registry.show('1.0.0-dev.2');
  assert.equal((await registry.version({ waitMs: 10_000 })).registry, before + 2);
  // A gateway asks for what is new, and then waits for the next.
  await registry.live();
  const stop = new AbortController();
  const stopped = registry.version({ waitMs: 10_000, stop: stop.signal });
  stop.abort();
  await assert.rejects(stopped, { code: 'registry-failed' });
});

test('the site is told nothing of a trial, whose tabs go on with older builds', async () => {
  const { site, trial: registry } = trial();
  void registry.show('1.0.0-dev.1');
  void registry.show('1.0.0-dev.2');
  assert.ok(await registry.wasLive('mf-search', '1.0.0-dev.1'));
  assert.ok(!(await registry.wasLive('mf-search', '1.0.0-dev.3')));
  await registry.remember({ 'mf-search': '1.0.0-dev.2' });
  assert.deepEqual([site.remembered, site.reported, site.purges], [[], [], []]);
});
