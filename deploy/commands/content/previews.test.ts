import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Report } from '../../content-api/import/contract.ts';
import { stagePreview } from '../../content-api/preview/previews.ts';
import { contentPreview, stagedRow } from '../../content-api/tables.ts';
import { registryToken, serviceSecret, startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { hasPostgres, openTestDatabase, startPostgres } from '../../database/testing.ts';
import type { RegistryClient } from '../../registry/client.ts';
import { readVersions } from '../../registry/write-lock.ts';
import { eventually } from '../../testing/eventually.ts';
import { qaTicketHeader, signQaTicket } from '../../tokens/qa-ticket.ts';
import { signAnonymous } from '../../tokens/tokens.ts';
import { type Content, contentOf, contentOverHttp } from './open-content.ts';
import { importFolder } from './testing.ts';

let api: TestContentApi;
let content: Content;
let folder: Awaited<ReturnType<typeof importFolder>>;
let registry: RegistryClient;
before(async () => {
  folder = await importFolder();
  api = await startTestContentApi();
  content = contentOverHttp(await api.app.listen({ host: '127.0.0.1', port: 0 }), registryToken);
  registry = api.registry();
  await take('types.json', [
    { value: 'Meuble', name: { fr: 'Meuble' } },
    { value: 'Miroir', name: { fr: 'Miroir' } },
  ]);
  await take('products.json', [furniture('a', { width: 80 }), furniture('b', { width: 100 })]);
});
after(async () => {
  await api.close();
  await folder.remove();
});

async function take(file: string, records: object[], options: object = {}, into = content): Promise<Report> {
  const report = await folder.import(into, [await folder.write(file, JSON.stringify(records))], options);
  assert.deepEqual(report.problems, []);
  return report;
}
/** Stages records, and answers the number of the preview. */
const preview = async (file: string, records: object[]): Promise<number> =>
  (await take(file, records, { preview: true, why: 'to look at' })).preview ?? Number.NaN;
const furniture = (uid: string, own: object = {}) => ({
  uid,
  heading: { fr: `Le ${uid}` },
  productType: 'Meuble',
  ...own,
});
const by = { by: 'ann', why: '' };
const publish = (number: number, force = false) => registry.publishContent({ ...by, number, force });

const shown = z.object({
  products: z.object({ items: z.array(z.object({ uid: z.string(), heading: z.string(), url: z.string() })) }),
  wide: z.object({ pageInfo: z.object({ totalCount: z.number() }) }),
  productFilterCounts: z.object({ types: z.array(z.object({ value: z.string(), count: z.number() })) }),
  searchByNodeType: z.object({
    items: z.array(z.object({ heading: z.string() })),
    pageInfo: z.object({ totalCount: z.number() }),
  }),
  page: z.object({ title: z.string() }).nullish(),
});
const question = `query ($word: String!, $path: String!) {
  products(sort: NAME) { items { uid heading url } }
  wide: products(filter: { minWidth: 150 }) { pageInfo { totalCount } }
  productFilterCounts(filter: {}) { types { value count } }
  searchByNodeType(query: $word, nodeType: "product") { items { ... on Product { heading } } pageInfo { totalCount } }
  page: seoForPage(path: $path) { title }
}`;

/** What somebody sees with the ticket of a preview, or without. */
async function seen(
  number?: number,
  word = 'Girandole',
  { expires = new Date(Date.now() + 3_600_000), secret = serviceSecret, of = api } = {},
) {
  const ticket =
    number === undefined
      ? {}
      : {
          [qaTicketHeader]: await signQaTicket(secret, {
            versions: {},
            faults: {},
            whole: false,
            content: number,
            expires,
          }),
        };
  const response = await of.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${await signAnonymous(serviceSecret)}`, 'accept-language': 'fr', ...ticket },
    payload: { query: question, variables: { word, path: '/product/le-a' } },
  });
  const { data, errors } = response.json();
  assert.equal(errors, undefined, JSON.stringify(errors));
  const { products, wide, productFilterCounts, searchByNodeType, page } = shown.parse(data);
  return {
    names: products.items.map(({ heading }) => heading),
    wide: wide.pageInfo.totalCount,
    types: Object.fromEntries(productFilterCounts.types.map(({ value, count }) => [value, count])),
    found: searchByNodeType.pageInfo.totalCount,
    best: searchByNodeType.items[0]?.heading,
    title: page?.title,
  };
}

test('whoever has its ticket sees the site with the change: pages, filters, counts, search; nobody else does', async () => {
  const live = await seen();
  const { content: counter } = await readVersions(api.db);
  const number = await preview('products.json', [
    furniture('a', { heading: { fr: 'Girandole' }, width: 160, productType: 'Miroir' }),
    furniture('z', { width: 200 }),
  ]);
  assert.deepEqual(await seen(number), {
    names: ['Girandole', 'Le b', 'Le z'],
    wide: 2,
    types: { Meuble: 2, Miroir: 1 },
    found: 1,
    best: 'Girandole',
    title: live.title,
  });
  assert.deepEqual(await seen(), live);
  assert.deepEqual(live.names, ['Le a', 'Le b']);
  assert.equal((await readVersions(api.db)).content, counter, 'nobody has to ask anew');
});

test('what changes live meanwhile is seen in a preview, too, and a product that moves takes its page along', async () => {
  const number = await preview('products.json', [furniture('a', { slug: 'autre', heading: { fr: 'Ailleurs' } })]);
  await take('products.json', [furniture('b', { heading: { fr: 'Lampe' } })]);
  const { names, title } = await seen(number, 'Lampe');
  assert.deepEqual([names, title], [['Ailleurs', 'Lampe'], undefined]);
  assert.equal((await seen(number, 'Lampe')).found, 1);
  assert.equal((await seen()).title, 'Le a');
  const { number: last } = (await registry.contentChanges())[0] ?? { number: 0 };
  const published = await publish(number);
  assert.equal(published.number, last + 1, 'it comes after what came before it');
  assert.equal((await seen()).title, undefined);
  await registry.rollBackContent({ ...by, only: published.number });
});

test('readers of a preview and of what is live never meet, however they interleave', async () => {
  const number = await preview('products.json', [furniture('a', { heading: { fr: 'Girandole' } })]);
  const all = await Promise.all(Array.from({ length: 30 }, (_, index) => seen(index % 2 ? number : undefined)));
  for (const [index, { names, found }] of all.entries())
    assert.deepEqual([names.includes('Girandole'), found], index % 2 ? [true, 1] : [false, 0]);
});

test('a preview is published as the change that it is, and can be put back', async () => {
  const was = await seen();
  const number = await preview('products.json', [furniture('n', { heading: { fr: 'Girandole' } })]);
  const looked = await seen(number);
  const published = await publish(number);
  assert.deepEqual([published.number, published.counts.products], [number, { added: 1, changed: 0, removed: 0 }]);
  await eventually(async () => (await seen()).found === 1);
  assert.deepEqual(await seen(), looked);
  const [change] = await registry.contentChanges();
  assert.deepEqual([change?.number, change?.action, change?.why], [number, 'content-import', 'to look at']);
  assert.equal((await registry.contentPreviews()).find((one) => one.number === number)?.publishedAs, number);
  await registry.rollBackContent({ ...by, only: number });
  assert.deepEqual(await seen(), was);
});

test('how rare a word is, and so what is found first, follows a preview, its publication and its rollback', async () => {
  const named = (uid: string, fr: string) => furniture(uid, { heading: { fr } });
  const there = [named('t1', 'Médaillon un'), named('c1', 'Cabochon un'), named('c2', 'Cabochon deux')];
  await take('products.json', there);
  const best = async (number?: number) => (await seen(number, 'médaillon cabochon')).best;
  assert.equal(await best(), 'Médaillon un');
  const number = await preview('products.json', [named('t2', 'Médaillon deux'), named('t3', 'Médaillon trois')]);
  assert.deepEqual([await best(number), await best()], ['Cabochon un', 'Médaillon un']);
  await publish(number);
  await eventually(async () => (await best()) === 'Cabochon un');
  await registry.rollBackContent({ ...by, only: number });
  await eventually(async () => (await best()) === 'Médaillon un');
  await registry.removeContent({ ...by, rows: there.map(({ uid }) => ({ kind: 'products', key: uid })) });
});

test('a removal is looked at, published and put back; what names it is said first, what has changed since afterwards', async () => {
  const lamp = (width: number) => take('products.json', [furniture('r', { heading: { fr: 'Girandole' }, width })]);
  await lamp(170);
  await eventually(async () => (await seen()).found === 1);
  const was = await seen();
  const remove = async (kind: string, key: string) =>
    (await registry.removeContent({ ...by, rows: [{ kind, key }], preview: true })).preview ?? Number.NaN;
  await assert.rejects(remove('types', 'Meuble'), /products r: productType: names the type "Meuble"/);
  const number = await remove('products', 'r');
  assert.deepEqual(await seen(), was);
  const looked = await seen(number);
  assert.deepEqual([looked.names.includes('Girandole'), looked.wide, looked.found], [false, was.wide - 1, 0]);
  assert.equal(looked.types.Meuble, (was.types.Meuble ?? 0) - 1);
  await lamp(171);
  await assert.rejects(publish(number), /Nothing is changed: .*\nproducts r$/s);
  await lamp(170);
  const published = await publish(number);
  assert.deepEqual(published.counts.products, { added: 0, changed: 0, removed: 1 });
  assert.deepEqual(await seen(), looked);
  const [change] = await registry.contentChanges();
  assert.equal(change?.action, 'content-remove');
  await registry.rollBackContent({ ...by, only: published.number });
  await eventually(async () => (await seen()).found === 1);
  assert.deepEqual(await seen(), was);
  await registry.removeContent({ ...by, rows: [{ kind: 'products', key: 'r' }] });
});

test('of two previews of one row the second is told as a conflict, row by row, and nothing goes live unless forced', async () => {
  const first = await preview('products.json', [furniture('a', { width: 81 })]);
  const second = await preview('products.json', [furniture('a', { width: 181 }), furniture('q', { width: 190 })]);
  await publish(first);
  const was = await seen();
  await assert.rejects(publish(second), /Nothing is changed: .*\nproducts a$/s);
  assert.deepEqual(await seen(), was);
  assert.equal((await seen(second)).wide, 2);
  const forced = await publish(second, true);
  assert.equal((await seen()).wide, 2);
  await registry.rollBackContent({ ...by, only: forced.number });
  assert.deepEqual(await seen(), was);
});

test('ten previews stand side by side, and their searches know their own words alone', async () => {
  const words = ['Zigzag', 'Yucca', 'Xylo', 'Wagon', 'Volute', 'Umbra', 'Tulipe', 'Sirocco', 'Rotin', 'Quetsche'];
  const numbers: number[] = [];
  for (const fr of words) numbers.push(await preview('products.json', [furniture('a', { heading: { fr } })]));
  for (const [index, word] of words.entries()) {
    const [own, next] = [numbers[index], numbers[(index + 1) % numbers.length]];
    assert.deepEqual([(await seen(own, word)).found, (await seen(next, word)).found], [1, 0], word);
  }
  for (const number of numbers) await endNow(number);
});

const endNow = (number: number) =>
  api.db.update(contentPreview).set({ endsAt: sql`now()` }).where(eq(contentPreview.number, number));
const linkTo = (content: number, options: object = {}) =>
  registry.signQaLink({ ...by, versions: {}, faults: {}, seconds: 60, content, ...options });

test('what cannot be is said in one sentence, and changes nothing', async () => {
  const ended = await preview('products.json', [furniture('a', { width: 300 })]);
  await endNow(ended);
  const done = await preview('products.json', [furniture('a', { width: 90 })]);
  await publish(done);
  const overtaken = await preview('products.json', [furniture('a', { width: 91 })]);
  await take('products.json', [furniture('a', { width: 91 })]);
  const was = await seen();
  const cases: [string, () => Promise<unknown>, RegExp][] = [
    ['publishing what is not there', () => publish(9999), /There is no preview 9999/],
    ['publishing twice', () => publish(done), new RegExp(`Preview ${done} has been published: it is change ${done}`)],
    ['publishing after its end', () => publish(ended), new RegExp(`Preview ${ended} has ended`)],
    ['publishing what is live', () => publish(overtaken), /is live already/],
    ['a link to none', () => linkTo(9999), /There is no preview 9999/],
    ['a link to one that has ended', () => linkTo(ended), /has ended/],
  ];
  for (const [what, work, said] of cases) await assert.rejects(work, said, what);
  assert.deepEqual(await seen(ended), was);
  assert.deepEqual(await seen(done), was);
});

test('a preview begins from what is live: what only another preview has cannot be named', async () => {
  await take('types.json', [{ value: 'Lustre', name: { fr: 'Lustre' } }], { preview: true });
  const file = await folder.write('products.json', JSON.stringify([furniture('l', { productType: 'Lustre' })]));
  const report = await folder.import(content, [file], { preview: true });
  assert.deepEqual([report.bad, report.preview], [1, undefined]);
});

test('a ticket that is forged, or over, shows what is live, and a link ends with its preview', async () => {
  const number = await preview('products.json', [furniture('a', { heading: { fr: 'Girandole' } })]);
  const live = await seen();
  assert.deepEqual(await seen(number, 'Girandole', { secret: 'another secret, with 32 letters or more' }), live);
  assert.deepEqual(await seen(number, 'Girandole', { expires: new Date(Date.now() - 2_000) }), live);
  const [{ ends } = { ends: '' }] = await registry.contentPreviews();
  await api.db
    .update(contentPreview)
    .set({ endsAt: sql`now() + interval '10 seconds'` })
    .where(eq(contentPreview.number, number));
  const { expires, content: shown } = await linkTo(number, { seconds: 3600 });
  assert.equal(shown, number);
  assert.ok(Date.parse(expires) < Date.parse(ends) && Date.parse(expires) < Date.now() + 11_000);
});

test('no more previews stand at a time than may, and none has more rows', async () => {
  const standing = async () => (await registry.contentPreviews()).filter(({ stands }) => stands);
  const another = async () => preview('products.json', [furniture('a', { width: 400 + (await standing()).length })]);
  while ((await standing()).length < 20) await another();
  const isFull = /20 previews stand already: publish one, or wait until 20/;
  await assert.rejects(another(), isFull);
  const rows = [{ kind: 'products', key: 'b' }];
  await assert.rejects(registry.removeContent({ ...by, rows, preview: true }), isFull);
  for (const { number } of await standing()) await endNow(number);
  const tooMany = api.db.transaction(async (tx) => {
    await tx.execute(sql`insert into ${stagedRow} (kind, key, fields, is_made, after)
      select 'words', word, '{}', false, md5('')::uuid from generate_series(1, 100001) as word`);
    return stagePreview(tx, { action: 'content-import', who: 'ann' });
  });
  await assert.rejects(tooMany, /at most 100000 changed rows; this one has 100001/);
});

test('while the database restarts, who looks at a preview is told to wait, and never sees what is live instead', {
  skip: hasPostgres() ? false : 'it needs PostgreSQL',
}, async () => {
  const server = await startPostgres();
  const of = await startTestContentApi({}, () => openTestDatabase(server.url));
  const into = contentOf(of.db);
  try {
    await take('types.json', [{ value: 'Meuble', name: { fr: 'Meuble' } }], {}, into);
    await take('products.json', [furniture('a')], {}, into);
    const changed = [furniture('a', { heading: { fr: 'Girandole' } })];
    const { preview: number } = await take('products.json', changed, { preview: true }, into);
    const named = () =>
      seen(number, 'Girandole', { of }).then(
        ({ names }) => names.join(),
        () => 'nothing',
      );
    const said = new Set<string>();
    let isOver = false;
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) said.add(await named());
    });
    await server.restart(() => eventually(async () => (await named()) === 'nothing'));
    await eventually(async () => (await named()) === 'Girandole');
    isOver = true;
    await Promise.all(readers);
    assert.deepEqual([...said].sort(), ['Girandole', 'nothing']);
    assert.deepEqual((await seen(undefined, '', { of })).names, ['Le a']);
  } finally {
    await of.close();
    server.stop();
  }
});

test('who may change content may show it; QA may show it, not publish it; a team may do neither', async () => {
  const number = await preview('products.json', [furniture('a', { width: 95 })]);
  const may = async (role: 'content' | 'qa' | 'team') => {
    const remotes = role === 'team' ? ['mf-search'] : [];
    const holder = api.registry((await registry.createToken({ ...by, name: role, role, remotes })).secret);
    const link = { ...by, versions: {}, faults: {}, seconds: 60, content: number };
    const tries = [
      holder.signQaLink(link),
      holder.signQaLink({ ...link, faults: { 'mf-search': 'slow' } }),
      holder.publishContent({ ...by, number: 9999 }),
    ];
    const said = (await Promise.allSettled(tries)).map((one) => (one.status === 'rejected' ? String(one.reason) : ''));
    for (const one of said) assert.match(one, /^$|may not|There is no preview/);
    return said.map((one) => !one.includes('may not'));
  };
  assert.deepEqual(await may('content'), [true, false, true]);
  assert.deepEqual(await may('qa'), [true, true, false]);
  assert.deepEqual(await may('team'), [false, false, false]);
});
