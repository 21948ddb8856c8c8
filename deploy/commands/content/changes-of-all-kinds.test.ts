import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { catchAllCountry } from 'shared/i18n';
import { z } from 'zod';
import { doAsLive } from '../../content-api/as-live.ts';
import type { KindName } from '../../content-api/import/contract.ts';
import { contentPerformer } from '../../content-api/import/dated-content.ts';
import { kinds } from '../../content-api/import/kinds/index.ts';
import { startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import type { RegistryClient } from '../../registry/client.ts';
import type { ContentChanged, ContentRow } from '../../registry/contract.ts';
import { createDue } from '../../registry/dated/due.ts';
import { createLiveSite } from '../../registry/live-site.ts';
import { RefusalError } from '../../registry/refusal.ts';
import { dated } from '../../registry/tables.ts';
import { eventually } from '../../testing/eventually.ts';
import { seeded } from '../../testing/seeded.ts';
import { contentOf } from './open-content.ts';

/**
 * Whatever is imported, removed, published from a preview, dated and put back in whatever order: the content is what a
 * model says, which knows of each change what was before and after it, and refuses whatever would leave a name of nothing.
 */

let api: TestContentApi;
let registry: RegistryClient;
beforeEach(async () => {
  api = await startTestContentApi();
  registry = api.registry();
});
afterEach(() => api.close());

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

/** A preview, or something dated: what it changes, and, once it is live, the change that it has become. */
interface Waiting {
  number: number;
  isPreview: boolean;
  rows: Change['rows'];
  change?: Change;
}

/** What becomes of a state when something that waits goes live; undefined: it does not, since a row was changed or would name nothing. */
function goneLive(state: State, { rows }: Waiting): State | undefined {
  const next = new Map(state);
  for (const [name, { before, after }] of rows) {
    const isMadePage = name.startsWith('pages /product/') && before === undefined;
    if (state.get(name) === after || (isMadePage && state.has(name))) continue;
    if (state.get(name) !== before) return undefined;
    if (after === undefined) next.delete(name);
    else next.set(name, after);
  }
  return holds(next) ? next : undefined;
}

/** Whether a change hands addresses on: pages go along with their products then, whatever is in them at that moment. */
const movesProducts = (rows: Change['rows']): boolean =>
  [...rows].some(([name, { before, after }]) => {
    const isProduct = before !== undefined && after !== undefined && kindOf(name) === 'products';
    return isProduct && JSON.parse(before).slug !== JSON.parse(after).slug;
  });

/** That something does not go live yet. */
type Later = { liveAt?: string; preview?: boolean };
const wordsOf = ({ liveAt, preview }: Later) => (preview ? ' as a preview' : liveAt ? ` at ${liveAt}` : '');
const staged = z.object({ dated: z.number().optional(), preview: z.number().optional() });

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
const asLive = async (work: () => Promise<void>) => doAsLive(await createLiveSite(api.db)(catchAllCountry), work);
const nobody = { goLive: async () => undefined, end: async () => undefined };

const sequences = 3;
const steps = 50;
const by = { by: 'ann', why: '' };
const outcomes = { done: 0, refused: 0, wentLive: 0, failed: 0, ended: 0, published: 0, conflicts: 0 };

for (let seed = 1; seed <= sequences; seed++)
  test(`after ${steps} imports, removals, publications, rollbacks and what is dated, whichever, the content is what a model says (seed ${seed})`, () =>
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
  const waiting: Waiting[] = [];
  const doDue = createDue(
    api.db,
    { release: nobody, content: { ...contentPerformer, around: asLive } },
    { warn: () => undefined },
  );

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

  let imports = 0;
  async function importing(entries: readonly Given[], later: Later = {}) {
    const { liveAt } = later;
    imports += 1;
    said.push(`import ${JSON.stringify(entries.map(({ record }) => record))}${wordsOf(later)}`);
    const id = String(seed * 1000 + imports).padStart(64, '0');
    const how = { id, from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const };
    const until = liveAt === undefined || roll(4) === 0 ? undefined : inHours(1000);
    return contentOf(api.db).import(listed(entries), { ...how, ...later, until });
  }

  async function importNow(entries: readonly Given[]): Promise<Change | undefined> {
    const report = await importing(entries);
    const now = await stateNow();
    const rows = differenceOf(state, now);
    assert.equal(report.change !== undefined, rows.size > 0, said.join('; '));
    assert.ok(holds(now));
    state = now;
    if (report.change === undefined) return undefined;
    const change = { number: report.change, isRollback: false, rows };
    changes.push(change);
    return change;
  }

  /** Dates or previews an import, whose effect is known since it was live for a moment, or a removal. */
  async function stage(step: number): Promise<void> {
    const isPreview = roll(2) === 0;
    const later: Later = isPreview ? { preview: true } : { liveAt: inHours(1 + step) };
    if (roll(3) === 0) {
      const [name = ''] = [...state.keys()].filter((one) => !one.startsWith('pages /product/')).slice(roll(state.size));
      const next = new Map(state);
      next.delete(name);
      const slug = kindOf(name) === 'products' ? JSON.parse(state.get(name) ?? '{}').slug : undefined;
      if (slug) next.delete(`pages /product/${slug}`);
      said.push(`remove ${name}${wordsOf(later)}`);
      const rows = [{ kind: kindOf(name), key: keyOf(name) }];
      const answer = await registry.removeContent({ ...by, rows, ...later }).catch((error: unknown) => error);
      const { dated, preview } = staged.parse(answer);
      const number = isPreview ? preview : dated;
      assert.equal(number !== undefined, state.has(name) && holds(next), said.join('; '));
      if (number !== undefined) waiting.push({ number, isPreview, rows: differenceOf(state, next) });
      return;
    }
    const entries = someRecords(roll);
    const change = await importNow(entries);
    if (!change) return;
    said.push(`roll back ${change.number}`);
    const { number } = await registry.rollBackContent({ ...by, only: change.number });
    const now = await stateNow();
    changes.push({ number, isRollback: true, rows: differenceOf(state, now) });
    change.undoneBy = number;
    state = now;
    if (movesProducts(change.rows)) return;
    const { dated, preview } = await importing(entries, later);
    assert.deepEqual(await stateNow(), state, said.join('; '));
    const waits = isPreview ? preview : dated;
    assert.ok(waits, said.join('; '));
    waiting.push({ number: waits, isPreview, rows: change.rows });
  }

  /** A preview is published, where nobody has changed its rows since. */
  async function publish(one: Waiting): Promise<void> {
    said.push(`publish ${one.number}`);
    waiting.splice(waiting.indexOf(one), 1);
    const next = goneLive(state, one) ?? new Map(state);
    const isRefused = differenceOf(state, next).size === 0;
    await expecting(next, isRefused, () => registry.publishContent({ ...by, number: one.number }));
    outcomes[isRefused ? 'conflicts' : 'published'] += 1;
  }

  /** The moment comes of something that waits to go live, or to end. */
  async function pass(one: Waiting): Promise<void> {
    said.push(`the moment of what is dated as ${one.number}`);
    const isOne = eq(dated.number, one.number);
    const [row] = await api.db.select().from(dated).where(isOne);
    await api.db
      .update(dated)
      .set({ [row?.liveSince ? 'until' : 'at']: sql`now() - interval '1 second'` })
      .where(isOne);
    await doDue();
    // The content API looks for what is due every second, too: where it was quicker, this waits until it has said what became of it.
    const moment = sql`case when ${dated.liveSince} is null then ${dated.at} else ${dated.until} end`;
    const isDue = and(isOne, isNull(dated.failed), sql`${moment} <= now()`);
    await eventually(async () => (await api.db.$count(dated, isDue)) === 0);
    const [after] = await api.db.select().from(dated).where(isOne);
    waiting.splice(waiting.indexOf(one), 1);
    const { next, left } = one.change ? putBack(state, [one.change], false) : { next: goneLive(state, one), left: [] };
    const isOver = one.change?.undoneBy !== undefined;
    const isSame = next !== undefined && differenceOf(state, next).size === 0;
    const isDone = next !== undefined && !isOver && !isSame && holds(next);
    const now = await stateNow();
    assert.deepEqual(now, isDone ? next : state, said.join('; '));
    assert.equal(
      after?.failed != null,
      !isDone && !isOver && !(isSame && !one.change),
      `${said.join('; ')}: ${after?.failed}`,
    );
    outcomes[isDone ? (one.change ? 'ended' : 'wentLive') : 'failed'] += 1;
    if (!isDone) return;
    const number = (await registry.contentChanges())[0]?.number ?? 0;
    const change = { number, isRollback: one.change !== undefined, rows: differenceOf(state, now) };
    changes.push(change);
    state = now;
    if (one.change && left.length === 0) {
      for (const other of changes) if (other.undoneBy === one.change.number) delete other.undoneBy;
      one.change.undoneBy = number;
    }
    if (!one.change && after) waiting.push({ ...one, change });
  }

  for (let step = 0; step < steps; step++) {
    const action = roll(20);
    const due = waiting[roll(Math.max(1, waiting.length))];
    if (action >= 16 && due) await (due.isPreview ? publish : pass)(due);
    else if (action >= 12) await stage(step);
    else if (action < 5 || changes.length === 0) {
      await importNow(someRecords(roll));
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
      if (left.length === 0) {
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
