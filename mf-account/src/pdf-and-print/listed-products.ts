import type { TFunction } from 'i18next';
import type { Platform } from 'shared/platform';
import { PrintableProductsDocument, type PrintableProductsQuery } from './listed-products.generated.ts';
import type { Retailer } from './retailer.ts';

/** A product of a list as paper shows it, in the PDF and printed; sizes are in centimetres. */
export type ListedProduct = PrintableProductsQuery['products']['items'][number];

/** What is on the sheet of a list, as a PDF and printed. */
export interface Sheet {
  title: string;
  /** The link by which others read the list: only the page that it was made on knows it, and none is made for paper alone. */
  link?: string;
  products: readonly ListedProduct[];
  retailer: Retailer;
}

/** The largest page that the content system answers. */
const limit = 100;

/** The products of a list in its order, without those that have left the catalogue. Throws ContentError. */
export async function loadProducts(
  { content }: Pick<Platform, 'content'>,
  uids: readonly string[],
): Promise<ListedProduct[]> {
  const starts = Array.from({ length: Math.ceil(uids.length / limit) }, (_, index) => index * limit);
  const answers = await Promise.all(
    starts.map((start) => content.query(PrintableProductsDocument, { uids: uids.slice(start, start + limit), limit })),
  );
  const found = new Map(answers.flatMap(({ products }) => products.items.map((product) => [product.uid, product])));
  return uids.flatMap((uid) => found.get(uid) ?? []);
}

/** The lines under a product's name: type, sizes, finishes, reference; `language` where it is not the page's. */
export function detailsOf(
  { uid, type, typeLanguage, size, materials }: ListedProduct,
  t: TFunction,
): { text: string; language?: string }[] {
  const sizes = (['width', 'height', 'depth'] as const).flatMap((name) =>
    size[name] === null ? [] : t(`printable.${name}`, { [name]: size[name] }),
  );
  // A material that says nothing of its finishes, as the glass of a mirror, is none to choose by.
  const finishes = materials.flatMap(({ summary }) => summary ?? []);
  const between = finishes.some((one) => one.includes(', ')) ? '; ' : ', ';
  const language = materials.find(({ summary }) => summary)?.summaryLanguage;
  return [
    { text: type, ...(typeLanguage && { language: typeLanguage }) },
    ...(sizes.length ? [{ text: sizes.join(', ') }] : []),
    ...(finishes.length ? [{ text: finishes.join(between), ...(language && { language }) }] : []),
    { text: t('printable.reference', { uid }) },
  ];
}
