import type { TFunction } from 'i18next';
import type { Platform } from 'shared/platform';
import { PrintableProductsDocument } from './listed-products.generated.ts';

/** A product of a list as paper shows it: in the PDF, and printed. */
export interface ListedProduct {
  uid: string;
  heading: string;
  headingLanguage?: string | null;
  /** Its type in words. */
  type: string;
  typeLanguage?: string | null;
  /** The path of its page. */
  url: string;
  /** In centimetres. */
  width: number | null;
  height: number | null;
  depth: number | null;
  picture: { url: string; alt: string; altLanguage?: string | null; width?: number | null; height?: number | null };
}

/** The products of a list in its order; those that left the catalogue are not there. */
export function inListOrder(uids: readonly string[], products: readonly ListedProduct[]): ListedProduct[] {
  const byUid = new Map(products.map((product) => [product.uid, product]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
}

/** What the content system answers at most at a time. */
const limit = 100;

/** The products of a list as paper shows them, in the list's order. Throws ContentError. */
export async function loadProducts(
  { content }: Pick<Platform, 'content'>,
  uids: readonly string[],
): Promise<ListedProduct[]> {
  const starts = Array.from({ length: Math.ceil(uids.length / limit) }, (_, index) => index * limit);
  const answers = await Promise.all(
    starts.map((start) => content.query(PrintableProductsDocument, { uids: uids.slice(start, start + limit), limit })),
  );
  const found = answers.flatMap(({ products }) =>
    products.items.map(
      ({ uid, heading, headingLanguage, url, productTypeName, productTypeNameLanguage, size, cardImage }) => ({
        uid,
        heading,
        url,
        headingLanguage,
        type: productTypeName,
        typeLanguage: productTypeNameLanguage,
        width: size.width ?? null,
        height: size.height ?? null,
        depth: size.depth ?? null,
        picture: cardImage,
      }),
    ),
  );
  return inListOrder(uids, found);
}

export interface Detail {
  text: string;
  /** Where it is not the page's. */
  language?: string;
}

/** What is printed of a product under its name: its type, its width (R269, C49), its other measures, and its reference. */
export function detailsOf({ uid, type, typeLanguage, width, height, depth }: ListedProduct, t: TFunction): Detail[] {
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
