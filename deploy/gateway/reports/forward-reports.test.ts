import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Counted } from '../../registry/reports/contract.ts';
import { forwardReports } from './forward-reports.ts';
import { createTally } from './tally.ts';

const of = { version: '1.0.0', country: 'be', kind: 'visit' } as const;

/** A gateway whose clock the test turns on; a registry says whose reports are awaited. */
function start() {
  const tally = createTally();
  const seen: Counted[] = [];
  const registry = {
    awaited: ['mf-new'],
    isAway: false,
    async report(counted: Counted) {
      if (registry.isAway) throw new Error('away');
      seen.push(counted);
      return { awaited: registry.awaited };
    },
  };
  const shown = { registry: 1, content: 1 };
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warnings.push(said) };
  const forwarding = forwardReports({ tally, registry, live: { shown }, log });
  /** What arrives in the next second when each of these remotes has a visit in it. */
  async function second(...remotes: string[]): Promise<string[]> {
    seen.length = 0;
    for (const remote of remotes) tally.count({ ...of, remote });
    mock.timers.tick(1_000);
    for (let turns = 0; turns < 20; turns += 1) await turn();
    return seen.flatMap(({ counts }) => counts.map(({ remote, count }) => `${remote} ${count}`));
  }
  return { tally, registry, shown, seen, warnings, second, close: forwarding.close };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setInterval', 'Date'], now: Date.parse('2030-01-01T12:00:00Z') });
});

test('what somebody waits for is handed on each second, and all else every ten', async () => {
  const { second } = start();
  assert.deepEqual(
    await second('mf-old', 'mf-new'),
    ['mf-old 1', 'mf-new 1'],
    'a gateway that starts learns what is awaited',
  );
  for (let times = 2; times < 10; times += 1) assert.deepEqual(await second('mf-old', 'mf-new'), ['mf-new 1']);
  assert.deepEqual(await second('mf-old', 'mf-new'), ['mf-old 9', 'mf-new 1']);
});

test('where nobody waits the registry hears of a gateway every ten seconds', async () => {
  const { registry, second } = start();
  registry.awaited = [];
  await second('mf-old');
  const heard = [];
  for (let times = 0; times < 30; times += 1) heard.push(...(await second('mf-old')));
  assert.deepEqual(heard, ['mf-old 9', 'mf-old 10', 'mf-old 10']);
});

test('as soon as something else is live everything is handed on, and from then on what is awaited', async () => {
  const { registry, shown, second } = start();
  registry.awaited = [];
  await second('mf-old');
  assert.deepEqual(await second('mf-old', 'mf-next'), []);
  registry.awaited = ['mf-next'];
  shown.registry += 1;
  assert.deepEqual(await second('mf-old', 'mf-next'), ['mf-old 2', 'mf-next 2']);
  assert.deepEqual(await second('mf-old', 'mf-next'), ['mf-next 1']);
});

test('what the registry does not take is kept, said once, and handed on a second after it answers again', async () => {
  const { registry, warnings, second, close } = start();
  registry.isAway = true;
  for (let times = 0; times < 60; times += 1) assert.deepEqual(await second('mf-old', 'mf-new'), []);
  assert.equal(warnings.length, 1);
  registry.isAway = false;
  const heard = await second();
  const sum = (remote: string) => heard.map((one) => one.split(' ')).filter(([name]) => name === remote);
  assert.equal(
    sum('mf-old').reduce((all, [, count]) => all + Number(count), 0),
    60,
  );
  assert.equal(
    sum('mf-new').reduce((all, [, count]) => all + Number(count), 0),
    60,
  );
  await close();
});

test('a gateway that ends hands on what it has', async () => {
  const { tally, seen, second, close } = start();
  await second('mf-old');
  seen.length = 0;
  tally.count({ ...of, remote: 'mf-old' });
  await close();
  assert.equal(seen[0]?.counts[0]?.count, 1);
});

test('more than the registry takes at once comes in parts, and memory has an end', async () => {
  const { tally, seen, second } = start();
  for (let number = 0; number < 60_000; number += 1)
    tally.count({ ...of, remote: 'mf-old', version: `1.0.${Math.floor(number / 100)}`, bucket: number % 100 });
  await second();
  assert.deepEqual(
    seen.map(({ counts }) => counts.length),
    Array(10).fill(5_000),
  );
});
