import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { forgetOldChanges } from '../../content-api/import/change.ts';
import { kindNames } from '../../content-api/import/contract.ts';
import { account, contentChange, contentChangeRow, product, searchEntry, wishlist } from '../../content-api/tables.ts';
import { registryToken, startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import type { RegistryClient } from '../../registry/client.ts';
import { countsInWords } from '../../registry/contract.ts';
import { readVersions } from '../../registry/write-lock.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Content, contentOf, contentOverHttp } from './open-content.ts';
import { exported, importFolder } from './testing.ts';

let api: TestContentApi;
let content: Content;
let folder: Awaited<ReturnType<typeof importFolder>>;
let registry: RegistryClient;
let origin: string;

before(async () => {
  folder = await importFolder();
  api = await startTestContentApi();
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  content = contentOverHttp(origin, registryToken);
  registry = api.registry();
  await take('types.json', [{ value: 'Meuble', name: { fr: 'Meuble' } }]);
});
after(async () => {
  await api.close();
  await folder.remove();
});

/** Imports records, and answers the number of the change. */
async function take(file: string, records: object[], options: object = {}): Promise<number> {
  const report = await folder.import(content, [await folder.write(file, JSON.stringify(records))], options);
  assert.deepEqual(report.problems, []);
  return report.change ?? Number.NaN;
}

const furniture = (uid: string, own: object = {}) => ({
  uid,
  heading: { fr: `Le ${uid}` },
  productType: 'Meuble',
  ...own,
});
const by = { by: 'ann', why: 'because' };
const rollBack = (options: object = {}) => registry.rollBackContent({ ...by, ...options });
const remove = (kind: string, ...keys: string[]) =>
  registry.removeContent({ ...by, rows: keys.map((key) => ({ kind, key })) });

/** All content as an export has it. */
async function everything(): Promise<string> {
  const texts = await Promise.all(kindNames.map((kind) => exported(content, kind, 'json')));
  return texts.join('');
}

const found = z.object({ searchByNodeType: z.object({ pageInfo: z.object({ totalCount: z.number() }) }) });
async function isFound(word: string): Promise<boolean> {
  const query =
    'query ($word: String!) { searchByNodeType(query: $word, nodeType: "product") { pageInfo { totalCount } } }';
  return (await api.ask(found, query, { variables: { word } })).searchByNodeType.pageInfo.totalCount > 0;
}

test('an import is a change with a number, who, why and counts, and can be put back to the byte', async () => {
  await take('products.json', [furniture('a', { width: 80 }), furniture('b')]);
  const was = await everything();
  const number = await take('products.json', [furniture('a', { width: 81 }), furniture('c')], {
    by: 'Eva',
    why: 'wider',
  });
  const [latest] = await registry.contentChanges();
  assert.deepEqual(
    { ...latest, when: '' },
    {
      ...{
        number,
        when: '',
        who: 'admin',
        person: 'Eva',
        action: 'content-import',
        why: 'wider',
        undoneBy: null,
        isKept: true,
      },
      counts: { products: { added: 1, changed: 1, removed: 0 }, pages: { added: 1, changed: 0, removed: 0 } },
    },
  );
  const [line] = await registry.history({ limit: 1 });
  assert.deepEqual([line?.action, line?.person, line?.to], ['content-import', 'Eva', String(number)]);

  const { content: counter } = await readVersions(api.db);
  const undone = await rollBack();
  assert.deepEqual([undone.undone, undone.left], [[number], []]);
  assert.equal(await everything(), was);
  assert.ok((await readVersions(api.db)).content > counter);
  assert.equal((await registry.contentChanges())[1]?.undoneBy, undone.number);

  await rollBack({ only: undone.number });
  assert.notEqual(await everything(), was);
  assert.equal((await registry.contentChanges()).find((one) => one.number === number)?.undoneBy, null);
  await rollBack({ only: number });
  assert.equal(await everything(), was);
});

test('what has changed is said in words, of many kinds for the first ones', () => {
  const none = { added: 0, changed: 0, removed: 0 };
  const counts = {
    types: { ...none, added: 1 },
    products: { ...none, changed: 2, removed: 1 },
    pages: { ...none, added: 3 },
  };
  assert.equal(countsInWords(counts), 'types: 1 added; products: 2 changed, 1 removed; pages: 3 added');
  assert.equal(countsInWords(counts, 1), 'types: 1 added; and 2 more');
});

test('what is put back is found again, and what goes with it is not, a moment after', async () => {
  await take('products.json', [furniture('loupe', { heading: { fr: 'Loupiote' }, description: { fr: 'Lampe' } })]);
  const added = await take('products.json', [
    furniture('loupe', { heading: { fr: 'Girandole' } }),
    furniture('lune', { heading: { fr: 'Croissant' } }),
  ]);
  while ((await content.takeInPending()) > 0);
  assert.deepEqual(
    [await isFound('Loupiote'), await isFound('Girandole'), await isFound('Croissant')],
    [false, true, true],
  );
  await rollBack({ only: added });
  assert.equal(await isFound('Croissant'), false);
  await eventually(async () => (await isFound('Loupiote')) && !(await isFound('Girandole')));
  const words = await api.db.select({ ref: searchEntry.ref }).from(searchEntry);
  assert.ok(!words.some(({ ref }) => ref === 'lune'));
});

test('a row that somebody has changed since is named and left alone, unless it is forced', async () => {
  await take('products.json', [furniture('d', { width: 1 }), furniture('e', { width: 1 })]);
  const first = await take('products.json', [furniture('d', { width: 2 }), furniture('e', { width: 2 })]);
  await take('products.json', [furniture('e', { width: 3 })]);
  const widths = async () => {
    const rows = await api.db.select({ uid: product.uid, width: product.width }).from(product);
    return Object.fromEntries(rows.filter(({ uid }) => 'de'.includes(uid)).map(({ uid, width }) => [uid, width]));
  };
  const some = await rollBack({ only: first });
  assert.deepEqual([some.left, await widths()], [[{ kind: 'products', key: 'e' }], { d: 1, e: 3 }]);
  await assert.rejects(rollBack({ only: first }), /Somebody has changed all of it since: products e\. With --force/);
  await rollBack({ only: first, force: true });
  assert.deepEqual(await widths(), { d: 1, e: 1 });
});

test('the content goes back to what it was when a change had gone live, over all that came after it', async () => {
  const number = await take('products.json', [furniture('f', { width: 5 })]);
  const was = await everything();
  await take('products.json', [furniture('f', { width: 6 }), furniture('g')]);
  await rollBack();
  await take('products.json', [furniture('f', { slug: 'moved' }), furniture('h')]);
  await remove('products', 'h');
  await rollBack({ to: number });
  assert.equal(await everything(), was);
  await assert.rejects(rollBack({ to: number }), /is as it was before already/);
});

test('addresses that were handed on go back to where they were', async () => {
  await take('products.json', [furniture('i', { slug: 'one' }), furniture('j', { slug: 'two' })]);
  const number = (await registry.contentChanges())[0]?.number;
  const was = await everything();
  await take('products.json', [furniture('i', { slug: 'three' })]);
  await take('products.json', [furniture('j', { slug: 'one' })]);
  await rollBack({ to: number });
  assert.equal(await everything(), was);
  await take('products.json', [furniture('i', { slug: 'four' })]);
  const moved = (await registry.contentChanges())[0]?.number;
  await take('products.json', [furniture('k', { slug: 'one' })]);
  await assert.rejects(rollBack({ only: moved }), /The address "one" of the product i is that of k now/);
});

test('a product that moves takes its page along with what editors wrote there, and brings it back', async () => {
  const writtenPages = async () => {
    const lines = (await exported(content, 'pages', 'json')).split('\n');
    return lines.filter((line) => line.includes('Lu par un ami')).map((line) => /\/product\/\w+/.exec(line)?.[0]);
  };
  await take('products.json', [furniture('w', { slug: 'west' })]);
  await take('pages.json', [{ path: '/product/west', seo: { title: { fr: 'Lu par un ami' } }, blocks: [] }]);
  await take('products.json', [furniture('w', { slug: 'east' })]);
  assert.deepEqual(await writtenPages(), ['/product/east']);
  await rollBack();
  assert.deepEqual(await writtenPages(), ['/product/west']);
});

test('what cannot be put back is refused in a sentence', async () => {
  const number = await take('products.json', [furniture('l')]);
  const { number: undo } = await rollBack();
  const refusals: [object, RegExp][] = [
    [{ only: number }, new RegExp(`^Change ${number} was put back by change ${undo}$`)],
    [{ only: 99_999 }, new RegExp(`^There is no change 99999; the last is ${undo} `)],
    [{ to: undo }, new RegExp(`^Nothing has changed the content after change ${undo}$`)],
  ];
  for (const [options, message] of refusals) await assert.rejects(rollBack(options), { message });
});

test('products go with their pages, and come back; lists of visitors keep them', async () => {
  await take('products.json', [furniture('m', { slug: 'mm' })]);
  const was = await everything();
  const [owner] = await addAccount();
  await api.db.insert(wishlist).values({ accountId: owner?.id ?? '', title: 'Bain', products: ['m'] });
  const lists = await api.db.select().from(wishlist);
  const gone = await remove('products', 'm');
  assert.deepEqual(gone.counts, {
    pages: { added: 0, changed: 0, removed: 1 },
    products: { added: 0, changed: 0, removed: 1 },
  });
  assert.deepEqual(gone.notes, ['1 lists of visitors keep what is removed: it shows again when it comes back']);
  assert.doesNotMatch(await everything(), /"mm"|\/product\/mm/);
  await rollBack();
  assert.equal(await everything(), was);
  assert.deepEqual(await api.db.select().from(wishlist), lists);
});

const addAccount = () => api.db.insert(account).values({ email: 'a@example.org', passwordHash: 'x' }).returning();

test('what something else names is removed together with that alone, and links to it are told', async () => {
  await take('products.json', [furniture('n', { slug: 'nn' })]);
  const seo = { title: { fr: 'Page' } };
  await take('pages.json', [{ path: '/cms/n', seo, blocks: [{ type: 'HeroProduct', product: 'n' }] }]);
  const menus = [{ to: '/product/nn', label: { fr: 'N' } }];
  await take('footer.json', [{ menus, address: { fr: 'Nantes' }, copyright: { fr: '©' } }]);
  const was = await everything();
  await assert.rejects(remove('products', 'n'), {
    message: 'Nothing is changed:\npages /cms/n: blocks.0.product: names the product "n"',
  });
  await assert.rejects(remove('types', 'Meuble'), /products a: productType: names the type "Meuble"/);
  await assert.rejects(remove('products', 'n', 'nowhere'), { message: 'There is no product nowhere' });
  await assert.rejects(remove('chairs', 'n'), { message: 'There is no kind chairs' });
  await assert.rejects(remove('footer', 'footer'), /A site has one footer: it can be changed, not removed/);
  await assert.rejects(remove('pages', '/page/contact', '/cms/n'), /\/page\/contact/);
  const rows = [
    { kind: 'products', key: 'n' },
    { kind: 'pages', key: '/cms/n' },
  ];
  const dry = await registry.removeContent({ ...by, rows, dryRun: true });
  assert.deepEqual(dry.notes, ['footer links to /product/nn, which is gone']);
  assert.equal(await everything(), was);
  await registry.removeContent({ ...by, rows });
  assert.notEqual(await everything(), was);
  await rollBack();
  assert.equal(await everything(), was);
});

test('what others have come to name since is not taken back', async () => {
  const number = await take('products.json', [furniture('o')]);
  const seo = { title: { fr: 'Page' } };
  await take('pages.json', [{ path: '/cms/o', seo, blocks: [{ type: 'HeroProduct', product: 'o' }] }]);
  const was = await everything();
  await assert.rejects(rollBack({ only: number }), /pages \/cms\/o: blocks\.0\.product: names the product "o"/);
  assert.equal(await everything(), was);
});

test('content is changed with a token for content or of ops, by no team and no QA', async () => {
  const tokenFor = async (role: 'content' | 'ops' | 'team' | 'qa') =>
    (await registry.createToken({ name: role, role, remotes: role === 'team' ? ['mf-search'] : [], by: 'ann' })).secret;
  for (const role of ['content', 'ops'] as const) {
    const token = await tokenFor(role);
    const records = [furniture(`of-${role}`)];
    const file = await folder.write('products.json', JSON.stringify(records));
    assert.equal((await folder.import(contentOverHttp(origin, token), [file])).written, true);
    assert.equal((await registry.contentChanges())[0]?.who, role);
    await api.registry(token).rollBackContent(by);
  }
  const was = await everything();
  for (const role of ['team', 'qa'] as const) {
    const token = await tokenFor(role);
    const file = await folder.write('products.json', JSON.stringify([furniture('p')]));
    const may = { message: `${role} (${role}) may not change content` };
    await assert.rejects(folder.import(contentOverHttp(origin, token), [file]), may);
    await assert.rejects(api.registry(token).rollBackContent(by), may);
    await assert.rejects(api.registry(token).removeContent({ ...by, rows: [{ kind: 'products', key: 'a' }] }), may);
    assert.ok((await api.registry(token).contentChanges()).length > 0);
  }
  await assert.rejects(api.registry('').contentChanges(), { code: 'registry-token-wrong' });
  assert.equal(await everything(), was);
});

test('a change waits for no import that is under way: it is refused', async () => {
  let isBegun = false;
  const release = Promise.withResolvers<void>();
  async function* slow() {
    yield { kind: 'types' as const, file: 'types.json', line: 1, record: { value: 'Lent' } };
    isBegun = true;
    await release.promise;
  }
  const options = { id: 'f'.repeat(64), from: 0, skipBad: false, dryRun: false, create: [], language: 'fr' as const };
  const importing = contentOf(api.db).import(slow(), options);
  await eventually(() => isBegun);
  await assert.rejects(rollBack(), { message: 'An import is under way: try again when it has ended' });
  release.resolve();
  assert.equal((await importing).written, true);
});

test('what was before a change is kept for so many days, and for the last fifty however old; the change stays listed', async () => {
  const old = await take('products.json', [furniture('q')]);
  await api.db.update(contentChange).set({ at: new Date(Date.now() - 91 * 24 * 60 * 60_000) });
  await forgetOldChanges(api.db, 90);
  assert.equal((await registry.contentChanges()).find(({ number }) => number === old)?.isKept, true);
  const others = { who: 'admin', action: 'content-import', why: '', counts: {}, isKept: true } as const;
  await api.db
    .insert(contentChange)
    .values(Array.from({ length: 50 }, (_, place) => ({ number: old + 1 + place, ...others })));
  await forgetOldChanges(api.db, 90);
  assert.equal((await registry.contentChanges()).find(({ number }) => number === old)?.isKept, false);
  assert.equal(await api.db.$count(contentChangeRow, eq(contentChangeRow.change, old)), 0);
  await assert.rejects(rollBack({ only: old }), new RegExp(`What was before change ${old} is not kept`));
});
