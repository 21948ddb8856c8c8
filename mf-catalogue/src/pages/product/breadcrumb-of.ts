import type { Language } from 'shared/i18n';
import { href } from 'shared/routes';

interface ProductPlace {
  heading: string;
  /** The product's type, by its value in the filters and by its name. */
  type: { value: string; name: string } | undefined;
  language: Language;
  /** What all products are called. */
  products: string;
}

/** The way to a product leads over the list of its type (R140), or over all products where its type is not known. */
export function breadcrumbOf({ heading, type, language, products }: ProductPlace): { label: string; url?: string }[] {
  const list = type
    ? { label: type.name, url: href('overview-product', language, {}, { type: type.value, subtype: 'all' }) }
    : { label: products, url: href('overview-product', language) };
  return [list, { label: heading }];
}
