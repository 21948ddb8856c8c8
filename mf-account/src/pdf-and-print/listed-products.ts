import type { TFunction } from 'i18next';
import type { Platform } from 'shared/platform';
import { PrintableProductsDocument, type PrintableProductsQuery } from './listed-products.generated.ts';

/** A product of a list as paper shows it, in the PDF and printed; sizes are in centimetres. */
export type ListedProduct = PrintableProductsQuery['products']['items'][number];

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

/** The lines under a product's name: type, width, other sizes, reference; `language` where it is not the page's. */
export function detailsOf(
  { uid, type, typeLanguage, size: { width, height, depth } }: ListedProduct,
  t: TFunction,
): { text: string; language?: string }[] {
  const others = [
    height === null ? [] : t('printable.height', { height }),
    depth === null ? [] : t('printable.depth', { depth }),
  ].flat();
  return [
    { text: type, ...(typeLanguage && { language: typeLanguage }) },
    ...(width === null ? [] : [{ text: t('printable.width', { width }) }]),
    ...(others.length ? [{ text: others.join(', ') }] : []),
    { text: t('printable.reference', { uid }) },
  ];
}
