import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { KindName } from '../../content-api/import/contract.ts';
import { kinds } from '../../content-api/import/kinds/index.ts';
import { registryToken, startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { registryClient } from '../../registry/client.ts';
import type { ContentChanged, ContentRow } from '../../registry/contract.ts';
import { RefusalError } from '../../registry/refusal.ts';
import { seeded } from '../../testing/seeded.ts';
import { contentOf } from './open-content.ts';

/**
 * Whatever is imported, removed and put back in whatever order: the content is what a model says, which knows of each change
 * what was before and after it, and refuses whatever would leave a name of nothing.
 */

let api: TestContentApi;
beforeEach(async () => {
  api = await startTestContentApi();
});
afterEach(() => api.close());

const registry = registryClient(async ({ method, path, headers, body }) => {
  const response = await api.app.inject({ method, url: `/registry${path}`, headers, payload: body });
  return { status: response.statusCode, body: response.rawPayload };
}, registryToken);

const used: KindName[] = ['types', 'products', 'pages'];

/** Records as text, by kind and key. */
type State = Map<string, string>;
interface Change {
  number: number;
  isRollback: boolean;
  undoneBy?: number;
  rows: Map<string, { before: string | undefined; after: string | undefined }>;
}

async function stateNow(): Promise<State> {
  const state: State = new Map();
  for (const kind of used)
    for await (const record of contentOf(api.db).export(kind))
      state.set(`${kind} ${String(record[kinds[kind].key])}`, JSON.stringify(record));
  return state;
}

const kindOf = (name: string) => used.find((kind) => name.startsWith(`${kind} `)) ?? 'pages';
const keyOf = (name: string) => name.slice(name.indexOf(' ') + 1);

/** Whether every row names what is there, and every product has an address of its own. */
function holds(state: State): boolean {
  const slugs = [...state].flatMap(([name, text]) => (kindOf(name) === 'products' ? [JSON.parse(text).slug] : []));
  if (new Set(slugs).size < slugs.length) return false;
  return [...state].every(([name, text]) =>
    (kinds[kindOf(name)].references?.(JSON.parse(text)) ?? []).every(({ kind, value }) =>
      state.has(`${kind} ${value}`),
    ),
  );
}

function differenceOf(one: State, other: State): Change['rows'] {
  const names = [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
  return new Map(names.map((name) => [name, { before: one.get(name), after: other.get(name) }]));
}

/** What is left of a state when some changes are put back, and the rows that are left alone. */
function putBack(state: State, changes: readonly Change[], force: boolean): { next: State; left: string[] } {
  const next = new Map(state);
  const left: string[] = [];
  for (const name of new Set(changes.flatMap(({ rows }) => [...rows.keys()]))) {
    const rows = changes.flatMap((change) => change.rows.get(name) ?? []);
    const [target, expected] = [rows[0]?.before, rows.at(-1)?.after];
    if (state.get(name) === target) continue;
    if (state.get(name) !== expected && !force) left.push(name);
    else if (target === undefined) next.delete(name);
    else next.set(name, target);
  }
  return { next, left };
}

const sequences = 3;
const steps = 50;
const by = { by: 'ann', why: '' };
const outcomes = { done: 0, refused: 0, left: 0 };

for (let seed = 1; seed <= sequences; seed++)
  test(`after ${steps} imports, removals and rollbacks, whichever, the content is what a model says (seed ${seed})`, () =>
    runSequence(seed));

test('the sequences before came to every kind of outcome', () => {
  assert.ok(
    Object.values(outcomes).every((times) => times >= 1),
    JSON.stringify(outcomes),
  );
});

async function runSequence(seed: number): Promise<void> {
  const random = seeded(seed);
  const roll = (sides: number) => Math.floor(random() * sides);
  const changes: Change[] = [];
  let state: State = new Map();
  const said: string[] = [];

  /** Does something of which the model knows what becomes, and whether it is refused. */
  async function expecting(next: State, isRefused: boolean, work: () => Promise<ContentChanged>) {
    const story = `seed ${seed}: ${said.join('; ')}`;
    let done: ContentChanged | undefined;
    try {
      done = await work();
    } catch (error) {
      assert.ok(error instanceof RefusalError && error.status < 500, `${story}: ${error}`);
    }
    const wanted = isRefused || !holds(next) ? state : next;
    outcomes[wanted === next ? 'done' : 'refused'] += 1;
    assert.equal(done !== undefined, wanted === next, story);
    const now = await stateNow();
    assert.deepEqual(now, wanted, story);
    if (done)
      changes.push({
        number: done.number,
        isRollback: said.at(-1)?.startsWith('roll back') ?? false,
        rows: differenceOf(state, now),
      });
    state = now;
    return done;
  }

  for (let step = 0; step < steps; step++) {
    const action = roll(10);
    if (action < 5 || changes.length === 0) {
      const entries = someRecords(roll);
      said.push(`import ${JSON.stringify(entries.map(({ record }) => record))}`);
      const id = String(seed * 1000 + step).padStart(64, '0');
      const options = { id, from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const };
      const report = await contentOf(api.db).import(listed(entries), options);
      const now = await stateNow();
      const rows = differenceOf(state, now);
      assert.equal(report.change !== undefined, rows.size > 0, said.join('; '));
      assert.ok(holds(now));
      if (report.change !== undefined) changes.push({ number: report.change, isRollback: false, rows });
      state = now;
    } else if (action < 7) {
      const there = [...state.keys()].filter((name) => !name.startsWith('pages /product/'));
      const chosen = new Set(Array.from({ length: 1 + roll(2) }, () => there[roll(there.length)] ?? 'types none'));
      const rows: ContentRow[] = [...chosen].map((name) => ({ kind: kindOf(name), key: keyOf(name) }));
      said.push(`remove ${[...chosen].join(', ')}`);
      const next = new Map(state);
      for (const name of chosen) {
        const slug = kindOf(name) === 'products' ? JSON.parse(state.get(name) ?? '{}').slug : undefined;
        next.delete(name);
        if (slug) next.delete(`pages /product/${slug}`);
      }
      const isRefused = [...chosen].some((name) => !state.has(name));
      await expecting(next, isRefused, () => registry.removeContent({ ...by, rows }));
    } else {
      const way = roll(3);
      const one = changes[roll(changes.length)];
      const latest = changes.findLast(({ isRollback, undoneBy }) => !isRollback && undoneBy === undefined);
      const force = roll(3) === 0;
      const meant =
        way === 0
          ? [latest ?? []].flat()
          : way === 1
            ? [one ?? []].flat()
            : changes.filter(({ number }) => number > (one?.number ?? 0));
      const options = way === 0 ? {} : way === 1 ? { only: one?.number } : { to: one?.number };
      said.push(`roll back ${JSON.stringify({ ...options, force })}`);
      const { next, left } = putBack(state, meant, force);
      const isSame = differenceOf(state, next).size === 0;
      const isRefused = isSame || meant.length === 0 || (way === 1 && one?.undoneBy !== undefined);
      const done = await expecting(next, isRefused, () => registry.rollBackContent({ ...by, ...options, force }));
      if (!done) continue;
      assert.deepEqual(done.left.map(({ kind, key }) => `${kind} ${key}`).sort(), left.sort(), said.join('; '));
      if (left.length > 0) outcomes.left += 1;
      else {
        const numbers = meant.map(({ number }) => number);
        for (const change of changes)
          if (change.undoneBy !== undefined && numbers.includes(change.undoneBy)) delete change.undoneBy;
        for (const change of meant) change.undoneBy = done.number;
      }
    }
  }
}

interface Given {
  kind: KindName;
  record: Record<string, unknown>;
}

/** A few records that may refer to each other, some of which no import takes. */
function someRecords(roll: (sides: number) => number): Given[] {
  const given = new Map<string, Given>();
  const add = (kind: KindName, key: string, record: object) =>
    given.set(`${kind} ${key}`, { kind, record: { [kinds[kind].key]: key, ...record } });
  for (let count = 1 + roll(3); count > 0; count--) {
    const type = `T${roll(3)}`;
    const uid = `P${roll(4)}`;
    const what = roll(4);
    if (what === 0 || what === 1) add('types', type, { name: { fr: `N${roll(3)}` } });
    const slug = roll(2) ? { slug: `s${roll(5)}` } : {};
    if (what === 1 || what === 2)
      add('products', uid, { productType: type, heading: { fr: uid }, width: 1 + roll(3), ...slug });
    const blocks = [{ type: 'HeroProduct', product: uid }].slice(roll(2));
    if (what === 3) add('pages', `/cms/c${roll(2)}`, { seo: { title: { fr: `S${roll(2)}` } }, blocks });
  }
  return used.flatMap((kind) => [...given.values()].filter((one) => one.kind === kind));
}

async function* listed(entries: readonly Given[]) {
  for (const [line, { kind, record }] of entries.entries()) yield { kind, file: `${kind}.json`, line, record };
}
