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
