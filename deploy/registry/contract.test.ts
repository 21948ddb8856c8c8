import assert from 'node:assert/strict';
import { channel } from 'node:diagnostics_channel';
import { test } from 'node:test';
import { z } from 'zod';
import {
  audience,
  contentRemovalSchema,
  contentRollbackSchema,
  countsInWords,
  entriesOf,
  historyQuerySchema,
  isMoment,
  isoOf,
  knownChange,
  listOf,
  liveBatchSchema,
  namesOf,
  releasesQuerySchema,
  releasesSchema,
  retirementSchema,
  tellKnownChange,
  versionName,
  waitWanted,
  wantWait,
} from './contract.ts';
import { forgetSchema } from './forget/contract.ts';

test('an entry of a list that is none is left out and told of; the others are there', (context) => {
  const told: unknown[] = [];
  const tell = (what: unknown) => told.push(what);
  channel('registry:left-out').subscribe(tell);
  context.after(() => channel('registry:left-out').unsubscribe(tell));
  const list = listOf(z.object({ name: z.string() }), 3);
  assert.deepEqual(list.parse([{ name: 'a' }, { name: 1 }, { name: 'b' }]), [{ name: 'a' }, { name: 'b' }]);
  assert.deepEqual(told, ['an entry of a list: { name: 1 }']);
  assert.equal(list.safeParse(['a', 'b', 'c', 'd']).success, false);
});

test('a moment that is none of ours stands as 1970', () => {
  const since1970 = [1, Date.UTC(9999, 11, 31)].map((ms) => new Date(ms));
  const others = [Number.NaN, 0, -1, Date.UTC(10_000, 0, 1)].map((ms) => new Date(ms));
  for (const moment of since1970) assert.ok(isMoment(moment) && isoOf(moment) === moment.toISOString());
  for (const moment of others) assert.ok(!isMoment(moment) && isoOf(moment) === '1970-01-01T00:00:00.000Z');
});

test('who sees which version is said in words', () => {
  assert.deepEqual(['*', 'be'].map(audience), ['all countries', 'the country be']);
  assert.deepEqual(
    ['*', 'be'].flatMap((country) => [versionName('1.0.0', country), versionName(null, country)]),
    ['1.0.0', 'nothing', '1.0.0', 'as all countries'],
  );
});

test('what one write has done is one entry, where its first line is', () => {
  const lines = [5, 4, 3, 2].map((id) => ({ id, together: id === 5 || id === 3 ? 5 : null }));
  assert.deepEqual(
    entriesOf(lines).map((entry) => entry.map(({ id }) => id)),
    [[5, 3], [4], [2]],
  );
});

test('of many kinds and rows the first are named, and the others counted', () => {
  const counts = { products: { added: 3, changed: 12, removed: 0 }, pages: { added: 0, changed: 0, removed: 1 } };
  assert.equal(countsInWords(counts), 'products: 3 added, 12 changed; pages: 1 removed');
  assert.equal(countsInWords(counts, 2), countsInWords(counts));
  assert.equal(countsInWords(counts, 1), 'products: 3 added, 12 changed; and 1 more');
  const rows = Array.from({ length: 11 }, (_, index) => ({ kind: 'page', key: `/${index}` }));
  const ten = '/0 /1 /2 /3 /4 /5 /6 /7 /8 /9'.replaceAll(' ', ', page ');
  assert.deepEqual([namesOf(rows.slice(0, 10)), namesOf(rows)], [`page ${ten}`, `page ${ten} and 1 more`]);
});

test('headers tell the last change that is known, and for how long an answer is waited for', () => {
  assert.deepEqual([knownChange(tellKnownChange(7)), knownChange({})], [7, undefined]);
  assert.deepEqual(
    [wantWait(1_500), { prefer: 'respond-async, wait=3;x' }, { prefer: 'wait=1000' }, {}].map(waitWanted),
    [2_000, 3_000, 0, 0],
  );
});

test('what nobody says is not so: nothing is forced, staged, only tried, or left out of a list', () => {
  const by = { by: 'ann', why: '' };
  const listed = {
    ...{ name: 'mf-search', version: '1.0.0', source: '', publishedAt: new Date().toISOString() },
    ...by,
  };
  const [release] = releasesSchema.parse({ releases: [listed] }).releases;
  const { force, together, country } = liveBatchSchema.parse({ ...by, versions: {} });
  const { dryRun, preview } = contentRemovalSchema.parse({ ...by, rows: [{ kind: 'pages', key: 'a' }] });
  const retirement = retirementSchema.parse({ ...by, redirects: {} });
  assert.equal(country, '*');
  for (const [what, said] of Object.entries({
    ...{ force, together, dryRun, preview, isForgotten: release?.isForgotten },
    ...{ retired: retirement.dryRun, forcedRetirement: retirement.force },
    forgotten: forgetSchema.parse({ ...by, olderThanDays: 90 }).dryRun,
    rollBack: contentRollbackSchema.parse(by).force,
    isLive: releasesQuerySchema.parse({}).isLive,
    changesLive: historyQuerySchema.parse({}).changesLive,
  }))
    assert.equal(said, false, what);
});
