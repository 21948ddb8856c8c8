import { createInstance, type TFunction } from 'i18next';
import { fakePlatform } from 'shared/testing';
import { detailsOf, type ListedProduct, loadProducts } from './listed-products.ts';

it('are in the order of the list, without those that are gone, and fetched by the hundred', async () => {
  const uids = Array.from({ length: 201 }, (_, index) => `p-${index}`);
  const asked: unknown[] = [];
  const { platform } = fakePlatform({
    answers: {
      PrintableProducts({ uids: some, limit }) {
        const page = Array.isArray(some) ? some : [];
        asked.push([page.length, page[0], limit]);
        const items = page.map((uid) => ({
          uid,
          heading: '',
          url: '',
          productTypeName: '',
          size: { width: null, height: null, depth: null },
          materials: [],
          cardImage: { url: '', alt: '' },
        }));
        return { products: { items: items.reverse().filter(({ uid }) => uid !== 'p-7') } };
      },
    },
  });
  const found = await loadProducts(platform, uids);
  expect(asked).toEqual([
    [100, 'p-0', 100],
    [100, 'p-100', 100],
    [1, 'p-200', 100],
  ]);
  expect(found.map(({ uid }) => uid)).toEqual(uids.filter((uid) => uid !== 'p-7'));
});

let t: TFunction;
beforeAll(async () => {
  // A language in which each text is its key.
  t = await createInstance().init({ lng: 'cimode' });
});

const size = { __typename: 'Size', width: null, height: null, depth: null } as const;
const product: ListedProduct = {
  __typename: 'Product',
  uid: 'a',
  heading: 'Ligne',
  headingLanguage: null,
  url: '/a',
  type: 'Meuble',
  typeLanguage: null,
  size,
  materials: [],
  picture: { __typename: 'Image', url: '/a.jpg', alt: '', altLanguage: null, width: 1, height: 1 },
};
const finish = (summary: string | null, summaryLanguage: 'de' | null = null) =>
  ({ __typename: 'ProductMaterial', summary, summaryLanguage }) as const;
const reference = { text: 'printable.reference' };

it.each<[string, Partial<ListedProduct>, object[]]>([
  ['of what has no more, its type', {}, [{ text: 'Meuble' }, reference]],
  ['its type, in another language', { typeLanguage: 'de' }, [{ text: 'Meuble', language: 'de' }, reference]],
  [
    'its sizes that are known, on one line',
    { size: { ...size, width: 120, depth: 0 } },
    [{ text: 'Meuble' }, { text: 'printable.width, printable.depth' }, reference],
  ],
  [
    'its finishes, without a material that has none',
    { materials: [finish(null), finish('chêne'), finish('noyer')] },
    [{ text: 'Meuble' }, { text: 'chêne, noyer' }, reference],
  ],
  [
    'its finishes, each of which is a list, and their language',
    { materials: [finish(null), finish('Eiche, Nuss', 'de'), finish('weiß')] },
    [{ text: 'Meuble' }, { text: 'Eiche, Nuss; weiß', language: 'de' }, reference],
  ],
])('say %s, and the reference', (_, more, lines) => {
  expect(detailsOf({ ...product, ...more }, t)).toEqual(lines);
});
