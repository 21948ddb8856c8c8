import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { wishlistShare } from './tables.ts';
import { fillCatalogue, newMember, startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await fillCatalogue(api, 3);
});
after(() => api.close());

interface Owner {
  token: string;
  list: string;
}

/** Somebody with an account, and a list of one product. */
async function owner(): Promise<Owner> {
  const { token } = await newMember(api);
  const made = await api.ask(
    z.object({ createWishlist: z.array(z.object({ id: z.string() })) }),
    'mutation { createWishlist(title: "Salle de bains") { id } }',
    { token },
  );
  const list = made.createWishlist[0]?.id ?? assert.fail('no list was made');
  await api.ask(z.unknown(), add, { variables: { list, product: 'P-1' }, token });
  return { token, list };
}

const add = `mutation($list: String!, $product: String!) {
  addProductToWishlist(wishListId: $list, productId: $product) { id } }`;
const share = 'mutation($list: String!) { shareWishlist(wishlistUuid: $list) { token } }';
const revoke = 'mutation($list: String!) { answer: revokeWishlistShares(wishlistUuid: $list) { id isShared } }';
const remove = 'mutation($list: String!) { deleteWishlist(wishlistUuid: $list) { id } }';
const read = 'query($token: String!) { sharedWishlist(token: $token) { title products { uid } } }';

async function shared({ token, list }: Owner): Promise<string> {
  const shape = z.object({ shareWishlist: z.object({ token: z.string() }) });
  return (await api.ask(shape, share, { variables: { list }, token })).shareWishlist.token;
}

const sharedList = z.object({
  sharedWishlist: z.object({ title: z.string(), products: z.array(z.object({ uid: z.string() })) }).nullable(),
});
const readBy = async (token: string) => (await api.ask(sharedList, read, { variables: { token } })).sharedWishlist;

// C45
test('whoever has the link reads the list as it is now, without an account', async () => {
  const anna = await owner();
  const link = await shared(anna);
  assert.deepEqual(await readBy(link), { title: 'Salle de bains', products: [{ uid: 'P-1' }] });
  await api.ask(z.unknown(), add, { variables: { list: anna.list, product: 'P-2' }, token: anna.token });
  assert.deepEqual((await readBy(link))?.products, [{ uid: 'P-1' }, { uid: 'P-2' }]);
});

test('a link holds 256 random bits, and the database only their hash', async () => {
  const link = await shared(await owner());
  assert.match(link, /^[\w-]{43}$/);
  const kept = await api.db.select().from(wishlistShare);
  assert.ok(!JSON.stringify(kept).includes(link));
  const hash = kept.at(-1)?.tokenHash ?? '';
  for (const wrong of ['', hash, `${link}x`, link.slice(1)]) assert.equal(await readBy(wrong), null);
});

// C45
test('revoked links lead nowhere, all of them; a new one can be made', async () => {
  const anna = await owner();
  const links = [await shared(anna), await shared(anna)];
  const { answer } = await api.ask(z.object({ answer: z.object({ id: z.string(), isShared: z.boolean() }) }), revoke, {
    variables: { list: anna.list },
    token: anna.token,
  });
  assert.deepEqual(answer, { id: anna.list, isShared: false });
  for (const link of links) assert.equal(await readBy(link), null);
  assert.ok(await readBy(await shared(anna)));
});

test('a link goes with its list', async () => {
  const anna = await owner();
  const link = await shared(anna);
  await api.ask(z.unknown(), remove, { variables: { list: anna.list }, token: anna.token });
  assert.equal(await readBy(link), null);
});

test('nobody shares the list of another or takes its links back, and no list that is none', async () => {
  const [anna, bert] = [await owner(), await owner()];
  const link = await shared(anna);
  for (const mutation of [share, revoke]) {
    assert.equal(await api.codeOf(mutation, { variables: { list: anna.list }, token: bert.token }), '403');
    assert.equal(await api.codeOf(mutation, { variables: { list: anna.list } }), '403');
    for (const gone of [crypto.randomUUID(), 'no uuid'])
      assert.equal(await api.codeOf(mutation, { variables: { list: gone }, token: bert.token }), '404');
  }
  assert.ok(await readBy(link));
});

test('a list has twenty links at most: the oldest goes', async () => {
  const anna = await owner();
  const links: string[] = [];
  for (let index = 0; index < 21; index += 1) links.push(await shared(anna));
  const answers = await Promise.all(links.map(readBy));
  assert.deepEqual(
    answers.map((answer) => answer !== null),
    [false, ...Array(20).fill(true)],
  );
});

test('an account makes thirty links an hour', async () => {
  const anna = await owner();
  const codes: string[] = [];
  for (let index = 0; index < 31; index += 1) {
    const address = `192.0.2.${index}`;
    codes.push(await api.codeOf(share, { variables: { list: anna.list }, token: anna.token, address }));
  }
  assert.deepEqual(codes, [...Array(30).fill('it succeeded'), '429']);
});
