import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { print } from 'graphql';
import { createBus } from 'shared/bus';
import { ContentError } from 'shared/errors';
import type { ContentCalls } from 'shared/platform';
import {
  fillCatalogue,
  newMember,
  startTestContentApi,
  type TestContentApi,
} from '../../deploy/content-api/testing.ts';
import { type Edit, edited, type Wishlist } from '../../mf-account/src/domain/wishlist.ts';

/**
 * Three tabs or telephones edit one list at once, on a line that loses calls and answers: against the real content API and
 * with the code that runs in the browser, compared with a model.
 */

// The browser's globals without a window: there is no `online` event, so that waiting ends by its timer.
const deaf = { addEventListener: () => {}, removeEventListener: () => {} };
Object.assign(globalThis, { ...deaf, BroadcastChannel: undefined, document: { cookie: '' } });
const { editList } = await import('../../mf-account/src/wishlists/edit-lists.ts');
const { loadLists } = await import('../../mf-account/src/wishlists/lists.ts');

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await fillCatalogue(api, 12);
  // Waiting for the line, a random time, takes none here; limits of the database, whole seconds, stay.
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = Object.assign((work: () => void, ms = 0) => wait(work, ms % 1000 === 0 ? ms : 0), wait);
});
after(() => api.close());

const product = fc.integer({ min: 0, max: 11 }).map((number) => `P-${number}`);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), product }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), product }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), product, place: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const), title: fc.string({ maxLength: 20 }) }) },
);
/** What becomes of each call: most arrive, some never do, and of some the answer is lost. */
const fates = fc.infiniteStream(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('arrives' as const) },
    { weight: 1, arbitrary: fc.constant('call lost' as const) },
    { weight: 1, arbitrary: fc.constant('answer lost' as const) },
  ),
);
type Fate = 'arrives' | 'call lost' | 'answer lost';

interface Answered {
  data?: unknown;
  errors: { message: string; code: string }[];
}

/** Calls as the shell makes them, over a line that fails on request. */
function callsOver(token: string, nextFate: () => Fate): ContentCalls {
  async function call(document: Parameters<typeof print>[0], variables: object) {
    const fate = nextFate();
    if (fate === 'call lost') throw new ContentError('Failed to fetch');
    const { data, errors }: Answered = await api.send(print(document), { variables: { ...variables }, token });
    if (fate === 'answer lost') throw new ContentError('Failed to fetch');
    if (errors.length)
      throw new ContentError(
        errors[0]?.message ?? '',
        errors.map(({ code }) => code),
      );
    return JSON.parse(JSON.stringify(data));
  }
  return { query: call, mutate: call };
}

async function member() {
  const { id, token } = await newMember(api);
  await api.send('mutation { createWishlist(title: "Bain") { id } }', { token });
  const open = (nextFate: () => Fate) => {
    const bus = createBus({ auth: { signedIn: true, userId: id } });
    return { bus, content: callsOver(token, nextFate) };
  };
  const reader = open(() => 'arrives');
  const read = async (): Promise<Wishlist> => {
    await loadLists(reader);
    const [list] = reader.bus.current('wishlists').lists;
    return list ?? assert.fail('the list is gone');
  };
  return { open, read };
}

// C26
test('nothing is lost and nothing doubled, whatever three clients do to one list on a bad line', async () => {
  const perClient = fc.array(edit, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(perClient, perClient, perClient), fates, async (plans, line) => {
      const { open, read } = await member();
      const list = await read();
      const clients = plans.map(() => open(() => line.next().value ?? 'arrives'));
      for (const client of clients) client.bus.set('wishlists', { lists: [list] });
      // Every client edits products of its own beside those that all share, so that its last word on them is the only one.
      const own = plans.map((edits, client) => edits.map((one) => ownProducts(one, client)));
      await Promise.all(
        clients.map((client, at) => Promise.all((own[at] ?? []).map((one) => editList(client, list.id, one)))),
      );

      const { products, title } = await read();
      assert.equal(new Set(products).size, products.length, 'a product is there twice');
      for (const edits of own) {
        const alone = edits.reduce(edited, list).products;
        const isTheirs = (uid: string) => edits.some((one) => 'product' in one && one.product === uid);
        assert.deepEqual(products.filter(isTheirs).toSorted(), alone.toSorted());
      }
      const titles = own.flatMap((edits) => edits.findLast(({ kind }) => kind === 'rename') ?? []);
      const possible = titles.flatMap((one) => (one.kind === 'rename' ? one.title : []));
      assert.ok(possible.length ? possible.includes(title) : title === 'Bain', `the title is ${title}`);
      for (const client of clients) {
        assert.equal(client.bus.current('wishlists').waiting ?? 0, 0);
        await loadLists({ ...client, content: open(() => 'arrives').content });
        assert.deepEqual(client.bus.current('wishlists').lists[0]?.products, products);
      }
    }),
    { numRuns: 8 },
  );
});

/** Client 0 has the products P-0 to P-3, client 1 P-4 to P-7, client 2 the rest. */
function ownProducts(one: Edit, client: number): Edit {
  if (!('product' in one)) return one;
  const number = Number(one.product.slice(2));
  return { ...one, product: `P-${(number % 4) + client * 4}` };
}

test('the order of one client is kept while others add at the end', async () => {
  const { open, read } = await member();
  const list = await read();
  const [one, other] = [open(() => 'arrives'), open(() => 'arrives')];
  for (const client of [one, other]) client.bus.set('wishlists', { lists: [list] });
  const add = (client: typeof one, uids: string[]) =>
    uids.map((uid) => editList(client, list.id, { kind: 'add', product: uid }));
  await Promise.all([...add(one, ['P-0', 'P-1', 'P-2']), ...add(other, ['P-6', 'P-7', 'P-8'])]);
  const { products } = await read();
  assert.deepEqual(
    products.filter((uid) => uid < 'P-3'),
    ['P-0', 'P-1', 'P-2'],
  );
  assert.deepEqual(
    products.filter((uid) => uid > 'P-3'),
    ['P-6', 'P-7', 'P-8'],
  );
});

test('two tabs that make a hundred edits each at once lose none', async () => {
  const { open, read } = await member();
  const list = await read();
  const tabs = [open(() => 'arrives'), open(() => 'arrives')];
  for (const tab of tabs) tab.bus.set('wishlists', { lists: [list] });
  // Each turns its six products on and off, and leaves them on; moves change the whole list, and conflict.
  await Promise.all(
    tabs.flatMap((tab, at) =>
      Array.from({ length: 100 }, (_, step) => {
        const uid = `P-${(step % 6) + at * 6}`;
        const kind = step < 94 && Math.floor(step / 6) % 2 === 1 ? 'remove' : 'add';
        const edit: Edit =
          step % 9 === 8 && kind === 'add' ? { kind: 'move', product: uid, place: 0 } : { kind, product: uid };
        return editList(tab, list.id, edit);
      }),
    ),
  );
  const { products } = await read();
  assert.deepEqual(products.toSorted(), Array.from({ length: 12 }, (_, number) => `P-${number}`).toSorted());
});
