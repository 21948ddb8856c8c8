import type { Language } from 'shared/i18n';
import { href } from 'shared/routes';
import type { BreadcrumbStep } from 'shared/ui';

interface ProductPlace {
  heading: string;
  headingLanguage?: string | null;
  /** The product's type, by its value in the filters and by its name. */
  type: { value: string; name: string; nameLanguage?: string | null } | undefined;
  language: Language;
  /** What all products are called. */
  products: string;
}

/** The way to a product leads over the list of its type (R140), or over all products where its type is not known. */
export function breadcrumbOf({ heading, headingLanguage, type, language, products }: ProductPlace): BreadcrumbStep[] {
  const list = type
    ? {
        label: type.name,
        language: type.nameLanguage,
        url: href('overview-product', language, {}, { type: type.value, subtype: 'all' }),
      }
    : { label: products, url: href('overview-product', language) };
  return [list, { label: heading, language: headingLanguage }];
}
