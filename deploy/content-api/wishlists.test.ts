import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { account, product, wishlist } from './tables.ts';
import {
  bareProduct,
  fillCatalogue,
  type Member,
  newMember,
  startTestContentApi,
  type TestContentApi,
} from './testing.ts';

/** More than a list takes. */
const products = 510;

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await fillCatalogue(api, products);
});
after(() => api.close());

const member = () => newMember(api);

const fields = '{ id title revision_id products { uid } }';
const list = z
  .object({
    id: z.string(),
    title: z.string(),
    revision_id: z.number(),
    products: z.array(z.object({ uid: z.string() }).transform(({ uid }) => uid)),
  })
  .transform(({ revision_id: revision, ...rest }) => ({ ...rest, revision }));
const oneList = z.object({ answer: list }).transform(({ answer }) => answer);
const lists = z.object({ answer: z.array(list) }).transform(({ answer }) => answer);

const create = `mutation($title: String!) { answer: createWishlist(title: $title) ${fields} }`;
const update = `mutation($wishlist: WishlistInput!, $products: [WishlistProductInput!]!) {
  answer: updateWishlist(wishlist: $wishlist, products: $products) ${fields} }`;
const remove = `mutation($id: String!) { answer: deleteWishlist(wishlistUuid: $id) ${fields} }`;
const read = `query($userId: String!) { answer: wishlists(userId: $userId) ${fields} }`;
const add = `mutation($list: String!, $product: String!) {
  answer: addProductToWishlist(wishListId: $list, productId: $product) ${fields} }`;
const takeOff = add.replace('addProductTo', 'deleteProductTo');

const made = async ({ token }: Member, title = 'Ma salle de bains') => {
  const all = await api.ask(lists, create, { variables: { title }, token });
  return all.at(-1) ?? assert.fail('no list was made');
};
const updating = (wishlist: { id: string; title: string; revision_id?: number }, uids: string[]) => ({
  wishlist,
  products: uids.map((id) => ({ id })),
});
const listsOf = ({ id, token }: Member) => api.ask(lists, read, { variables: { userId: id }, token });

test('lists are made one after the other, with an empty name too, and each answer holds them all', async () => {
  const anna = await member();
  assert.deepEqual(await listsOf(anna), []);
  await made(anna, '');
  const all = await api.ask(lists, create, { variables: { title: 'Étage « nuit »' }, token: anna.token });
  assert.deepEqual(
    all.map(({ title, revision, products }) => [title, revision, products]),
    [
      ['', 1, []],
      ['Étage « nuit »', 1, []],
    ],
  );
  assert.deepEqual(await listsOf(anna), all);
});

test('an update replaces title and products as a whole, in order and without duplicates', async () => {
  const anna = await member();
  const { id } = await made(anna);
  const variables = updating({ id, title: 'Autre', revision_id: 1 }, ['P-2', 'P-1', 'P-2', 'P-3']);
  const changed = await api.ask(oneList, update, { variables, token: anna.token });
  assert.deepEqual(changed, { id, title: 'Autre', revision: 2, products: ['P-2', 'P-1', 'P-3'] });
  assert.deepEqual(await listsOf(anna), [changed]);
});

// C26
test('an update from an older revision is refused with 409 and changes nothing', async () => {
  const anna = await member();
  const { id } = await made(anna);
  await api.ask(oneList, update, {
    variables: updating({ id, title: 'A', revision_id: 1 }, ['P-1']),
    token: anna.token,
  });
  const late = { variables: updating({ id, title: 'B', revision_id: 1 }, ['P-2']), token: anna.token };
  const { errors } = await api.send(update, late);
  assert.deepEqual([errors[0]?.code, errors[0]?.extensions.revision_id], ['409', 2]);
  assert.deepEqual((await listsOf(anna))[0]?.products, ['P-1']);
  await api.ask(oneList, update, { variables: updating({ id, title: 'B' }, ['P-2']), token: anna.token });
  assert.deepEqual((await listsOf(anna))[0]?.products, ['P-2']);
});

test('of many tabs that update one revision at once, one gets through; the others are told', async () => {
  const anna = await member();
  const { id } = await made(anna);
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => {
      const variables = updating({ id, title: `tab ${tab}`, revision_id: 1 }, [`P-${tab}`]);
      return api.codeOf(update, { variables, token: anna.token });
    }),
  );
  assert.deepEqual(codes.toSorted(), [...Array(19).fill('409'), 'it succeeded']);
  assert.equal((await listsOf(anna))[0]?.title, `tab ${codes.indexOf('it succeeded')}`);
});

test('products that are added one by one at once are all there', async () => {
  const anna = await member();
  const { id } = await made(anna);
  const uids = Array.from({ length: 30 }, (_, index) => `P-${index}`);
  await Promise.all(
    [...uids, 'P-1'].map((uid) => api.ask(oneList, add, { variables: { list: id, product: uid }, token: anna.token })),
  );
  const [after] = await listsOf(anna);
  assert.deepEqual(after?.products.toSorted(), uids.toSorted());
  assert.equal(after?.revision, 32);
  const left = await api.ask(oneList, takeOff, { variables: { list: id, product: 'P-7' }, token: anna.token });
  assert.equal(left.products.length, 29);
  const again = await api.ask(oneList, takeOff, { variables: { list: id, product: 'P-7' }, token: anna.token });
  assert.deepEqual(again.products, left.products);
});

test('a product that nobody knows is refused with 422 and changes nothing', async () => {
  const anna = await member();
  const { id } = await made(anna);
  for (const wrong of ['P-9999', '', 'P-1\0', 'x'.repeat(300)]) {
    const variables = updating({ id, title: 'A' }, ['P-1', wrong]);
    assert.equal(await api.codeOf(update, { variables, token: anna.token }), '422');
    assert.equal(await api.codeOf(add, { variables: { list: id, product: wrong }, token: anna.token }), '422');
  }
  assert.deepEqual((await listsOf(anna))[0], { id, title: 'Ma salle de bains', revision: 1, products: [] });
});

test('a list takes 500 products and a title of 255 characters, and no more', async () => {
  const anna = await member();
  const { id } = await made(anna);
  const uids = Array.from({ length: products }, (_, index) => `P-${index}`);
  const sized = (products: number, title: number) => ({
    variables: updating({ id, title: 'x'.repeat(title) }, uids.slice(0, products)),
    token: anna.token,
  });
  assert.equal(await api.codeOf(update, sized(501, 1)), '413');
  assert.equal(await api.codeOf(update, sized(1, 256)), '422');
  assert.equal((await api.ask(oneList, update, sized(500, 255))).products.length, 500);
  assert.equal(await api.codeOf(add, { variables: { list: id, product: 'P-505' }, token: anna.token }), '413');
  assert.equal(await api.codeOf(create, { variables: { title: 'x'.repeat(256) }, token: anna.token }), '422');
  assert.equal(await api.codeOf(create, { variables: { title: 'a\0' }, token: anna.token }), '422');
});

test('an account has 100 lists at most, even when they are made at once', async () => {
  const anna = await member();
  const rows = Array.from({ length: 95 }, (_, index) => ({ accountId: anna.id, title: `${index}` }));
  await api.db.insert(wishlist).values(rows);
  const codes = await Promise.all(
    Array.from({ length: 10 }, () => api.codeOf(create, { variables: { title: 'more' }, token: anna.token })),
  );
  assert.deepEqual(codes.toSorted(), [...Array(5).fill('413'), ...Array(5).fill('it succeeded')]);
  assert.equal((await listsOf(anna)).length, 100);
});

// C32
test('the lists of another are refused with 403, lists that are none with 404, and nobody without an account has any', async () => {
  const [anna, bert] = [await member(), await member()];
  const { id } = await made(anna);
  const gone = crypto.randomUUID();
  for (const [of, code, token] of [
    [id, '403', bert.token],
    [id, '403', undefined],
    [gone, '404', bert.token],
    ['no uuid', '404', bert.token],
  ] as const) {
    assert.equal(await api.codeOf(update, { variables: updating({ id: of, title: 'A' }, []), token }), code);
    assert.equal(await api.codeOf(add, { variables: { list: of, product: 'P-1' }, token }), code);
    assert.equal(await api.codeOf(takeOff, { variables: { list: of, product: 'P-1' }, token }), code);
    assert.equal(await api.codeOf(remove, { variables: { id: of }, token }), code);
  }
  assert.equal(await api.codeOf(read, { variables: { userId: anna.id }, token: bert.token }), '403');
  assert.equal(await api.codeOf(read, { variables: { userId: anna.id } }), '403');
  assert.equal(await api.codeOf(create, { variables: { title: 'A' } }), '403');
  assert.equal((await listsOf(anna))[0]?.revision, 1);
});

// C28
test('a deleted list is gone, and the answer holds those that remain', async () => {
  const anna = await member();
  const [first, second] = [await made(anna, 'first'), await made(anna, 'second')];
  const remaining = await api.ask(lists, remove, { variables: { id: first.id }, token: anna.token });
  assert.deepEqual(remaining, [second]);
  assert.equal(await api.codeOf(remove, { variables: { id: first.id }, token: anna.token }), '404');
});

test('a product that leaves the catalogue leaves the answers, stays through updates, and returns with the catalogue', async () => {
  const anna = await member();
  const { id } = await made(anna);
  const passing = ['passing-1', 'passing-2'];
  await api.db.insert(product).values(passing.map((uid, index) => bareProduct(uid, 600 + index)));
  const before = updating({ id, title: 'A' }, ['passing-1', 'P-1', 'passing-2']);
  await api.ask(oneList, update, { variables: before, token: anna.token });

  await api.db.delete(product).where(inArray(product.uid, passing));
  assert.deepEqual((await listsOf(anna))[0]?.products, ['P-1']);
  const changed = await api.ask(oneList, update, {
    variables: updating({ id, title: 'A' }, ['P-1', 'P-2']),
    token: anna.token,
  });
  assert.deepEqual(changed.products, ['P-1', 'P-2']);
  await api.ask(oneList, takeOff, { variables: { list: id, product: 'passing-1' }, token: anna.token });

  await api.db.insert(product).values(passing.map((uid, index) => bareProduct(uid, 600 + index)));
  assert.deepEqual((await listsOf(anna))[0]?.products, ['P-1', 'P-2', 'passing-2']);
});

test('lists go with their account', async () => {
  const anna = await member();
  await made(anna);
  await api.db.delete(account).where(eq(account.id, anna.id));
  assert.equal(await api.codeOf(read, { variables: { userId: anna.id }, token: anna.token }), '403');
  assert.equal((await api.db.select().from(wishlist).where(eq(wishlist.accountId, anna.id))).length, 0);
});
