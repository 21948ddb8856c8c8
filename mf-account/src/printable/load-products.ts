import type { Platform } from 'shared/platform';
import { inListOrder, type ListedProduct } from '../domain/listed-product.ts';
import { PrintableProductsDocument } from './printable-products.generated.ts';

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
