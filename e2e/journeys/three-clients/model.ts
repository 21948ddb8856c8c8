/** What clients of one account have been shown, and what its lists may therefore be when all is quiet. */

export interface ListNow {
  id: string;
  title: string;
  products: readonly string[];
}

/** The possible ends of one thing, by the client that did something to it last. */
type Ends<End> = Map<string, Set<End>>;

export interface Model {
  /** Lists that are there, with the titles that clients gave them. */
  lists: Map<string, { title: string; titles: Ends<string>; products: Map<string, Ends<'on' | 'off'>> }>;
  /** Titles of lists that were made by a client, each of which is there once; and of those that were deleted. */
  made: Set<string>;
  deleted: Set<string>;
}

export const createModel = (lists: readonly ListNow[]): Model => ({
  lists: new Map(
    lists.map(({ id, title, products }) => [
      id,
      {
        title,
        titles: new Map(),
        products: new Map(products.map((uid) => [uid, new Map([['before', new Set(['on'])]])])),
      },
    ]),
  ),
  made: new Set(),
  deleted: new Set(),
});

/** A client was shown that a product is on a list, or off it: that is its last word. */
export function said(model: Model, client: string, id: string, product: string, end: 'on' | 'off'): void {
  endsOf(model, id, product)?.set(client, new Set([end]));
}

function endsOf({ lists }: Model, id: string, product: string): Ends<'on' | 'off'> | undefined {
  const list = lists.get(id);
  const ends = list?.products.get(product) ?? new Map();
  // From here on the last word is a client's.
  ends.delete('before');
  list?.products.set(product, ends);
  return ends;
}

export const titled = ({ lists }: Model, client: string, id: string, title: string): unknown =>
  lists.get(id)?.titles.set(client, new Set([title]));

/** What is wrong with lists that are there when all is quiet, as sentences. */
export function faultsOf(model: Model, now: readonly ListNow[]): string[] {
  return [
    ...[...model.lists].flatMap(([id, expected]) => {
      const list = now.find((one) => one.id === id);
      return list ? faultsOfList(expected, list) : [`the list ${expected.title} is gone`];
    }),
    ...[...model.made].flatMap((title) => {
      const { length } = now.filter((one) => one.title === title);
      return length === 1 ? [] : [`the list ${title} is there ${length} times`];
    }),
    ...now.flatMap(({ title }) => (model.deleted.has(title) ? [`the list ${title} is back`] : [])),
  ];
}

function faultsOfList(
  expected: NonNullable<ReturnType<Model['lists']['get']>>,
  { title, products }: ListNow,
): string[] {
  const faults = [...expected.products].flatMap(([uid, ends]) => {
    const end = products.includes(uid) ? 'on' : 'off';
    // The last thing that was done to a product is the last that some client did to it.
    const isPossible = [...ends.values()].some((possible) => possible.has(end));
    return isPossible
      ? []
      : [`${uid} is ${end} the list ${title}, after the last words of ${[...ends.keys()].join(' and ')}`];
  });
  if (new Set(products).size < products.length) faults.push(`a product is twice on the list ${title}`);
  for (const uid of products)
    if (!expected.products.has(uid)) faults.push(`${uid} is on the list ${title}, put there by nobody`);
  const titles = [...expected.titles.values()].flatMap((possible) => [...possible]);
  if (!(titles.length ? titles : [expected.title]).includes(title))
    faults.push(`${expected.title} is now called ${title}`);
  return faults;
}
