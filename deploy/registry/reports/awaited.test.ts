import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { history, live, release } from '../tables.ts';
import { readAwaited } from './awaited.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);
const made = { who: 'ops', country: '*', why: '' };

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('reports are awaited of what changed in the last hour, and of every rollout on which a verdict is pending', async () => {
  const { db } = database;
  await db.insert(history).values([
    { ...made, action: 'make-live', remote: 'mf-new', at: hoursAgo(0.9) },
    { ...made, action: 'roll-back', remote: 'mf-back', at: hoursAgo(0) },
    { ...made, action: 'make-live', remote: 'mf-old', at: hoursAgo(1.1) },
    { ...made, action: 'publish', remote: 'mf-unseen', at: hoursAgo(0) },
    { ...made, action: 'content-import', remote: 'content', at: hoursAgo(0) },
  ]);
  for (const [name, judgedSince] of [
    ['mf-rollout', hoursAgo(100)],
    ['mf-decided', null],
  ] as const) {
    const [version, next] = ['1.0.0', '1.1.0'];
    const said = { source: '', publishedBy: '', why: '', manifest: {} };
    await db.insert(release).values([version, next].map((one) => ({ ...said, name, version: one })));
    const candidate = { candidateVersion: next, candidatePercent: 5, judgedSince };
    await db.insert(live).values({ remote: name, country: '*', version, ...candidate });
  }
  assert.deepEqual((await readAwaited(db)).sort(), ['mf-back', 'mf-new', 'mf-rollout']);
});
