import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { Entry } from '../../content-api/import/contract.ts';
import { product, searchPending } from '../../content-api/tables.ts';
import { registryToken, startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Content, contentOf, contentOverHttp } from './open-content.ts';

let api: TestContentApi;
let content: Content;
before(async () => {
  api = await startTestContentApi();
  content = contentOverHttp(await api.app.listen({ host: '127.0.0.1', port: 0 }), registryToken);
});
after(() => api.close());

const options = { from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const };
let imports = 0;
/** The digest of another import each time. */
const newId = () => String(++imports).padStart(64, '0');

/** A type and so many of its products, from the row `from` on. */
async function* bath(name: string, count: number, from = 0): AsyncGenerator<Entry> {
  if (from === 0) yield { kind: 'types', file: 'types.json', line: 1, record: { value: name } };
  for (let row = Math.max(from, 1); row <= count; row++) {
    const record = { uid: `${name}-${row}`, heading: { fr: `${name} ${row}` }, productType: name };
    yield { kind: 'products', file: 'products.json', line: row, record };
  }
}

const listed = z.object({ products: z.object({ pageInfo: z.object({ totalCount: z.number() }) }) });
const countOf = async (type: string): Promise<number> => {
  const query = 'query ($types: [String!]) { products(filter: { types: $types }) { pageInfo { totalCount } } }';
  return (await api.ask(listed, query, { variables: { types: [type] } })).products.pageInfo.totalCount;
};

test('while products are imported lists show them as they were, and then all of them at once', async () => {
  const seen = new Set<number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) seen.add(await countOf('Banc'));
  })();
  const report = await content.import(bath('Banc', 900), { ...options, id: newId() });
  isOver = true;
  await watching;
  assert.deepEqual([report.added, report.pages, report.written], [901, 900, true]);
  assert.ok(
    [...seen].every((count) => count === 0 || count === 900),
    [...seen].join(),
  );
  assert.equal(await countOf('Banc'), 900);
});

test('what has gone live is found by search soon after, also where the command was stopped before', async () => {
  await content.import(bath('Coffre', 50), { ...options, id: newId() });
  assert.ok((await api.db.$count(searchPending)) > 0);
  const found = z.object({ searchByNodeType: z.object({ pageInfo: z.object({ totalCount: z.number() }) }) });
  const query = '{ searchByNodeType(query: "coffre", nodeType: "product") { pageInfo { totalCount } } }';
  while ((await content.takeInPending()) > 0);
  assert.equal((await api.ask(found, query)).searchByNodeType.pageInfo.totalCount, 50);
});

for (const [name, over] of [
  ['a running site', () => content],
  ['the database itself', () => contentOf(api.db)],
] as const)
  test(`an import into ${name} that was broken off goes on where it was`, async () => {
    const type = `Table-${name.replaceAll(' ', '-')}`;
    const id = newId();
    async function* brokenOff() {
      let rows = 0;
      for await (const entry of bath(type, 1400)) {
        if (rows++ === 1300) {
          await eventually(async () => (await over().staged(id)) >= 200);
          throw new Error('Ctrl-C');
        }
        yield entry;
      }
    }
    await assert.rejects(over().import(brokenOff(), { ...options, id }));
    assert.equal(await countOf(type), 0);
    const staged = await over().staged(id);
    assert.ok(staged >= 200 && staged <= 1300, String(staged));
    const report = await over().import(bath(type, 1400, staged), { ...options, from: staged, id });
    assert.deepEqual([report.read, report.added, report.problems], [1401, 1401, []]);
    assert.equal(await countOf(type), 1400);
    assert.equal(await over().staged(id), 0);
  });

test('an import that goes on after a refusal or a dry run reads nothing again', async () => {
  const id = newId();
  async function* withBad(from = 0): AsyncGenerator<Entry> {
    yield* bath('Miroir', 10, from);
    if (from < 12) yield { kind: 'products', file: 'products.json', line: 11, record: { uid: 'bad' } };
  }
  const dry = await content.import(withBad(), { ...options, dryRun: true, skipBad: true, id });
  assert.deepEqual([dry.added, dry.bad, dry.written], [11, 1, false]);
  const from = await content.staged(id);
  const refused = await content.import(withBad(from), { ...options, from, id });
  assert.deepEqual([refused.read, refused.bad, refused.written, refused.problems.length], [12, 1, false, 2]);
  const taken = await content.import(withBad(from), { ...options, from, skipBad: true, id });
  assert.deepEqual([taken.added, taken.written], [11, true]);
  assert.equal(await api.db.$count(product, undefined), 900 + 50 + 2 * 1400 + 10);
});

test('rows that were staged after the sender asked are left out; a row that is missing is refused', async () => {
  const id = newId();
  await content.import(bath('Niche', 10), { ...options, dryRun: true, id });
  await assert.rejects(content.import(bath('Niche', 12, 12), { ...options, from: 12, id }), /Rows are missing/);
  const report = await content.import(bath('Niche', 10, 5), { ...options, from: 5, id });
  assert.deepEqual([report.read, report.added, report.problems, report.written], [11, 11, [], true]);
  assert.equal(await countOf('Niche'), 10);
});
