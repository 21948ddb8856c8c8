import type { Localised } from '../content.ts';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { withSiteAddresses } from '../site-address.ts';

type Holder<Key extends string> = { [key in Key]?: Localised | null };

/** A resolver for a field that is stored in several languages under the same name. */
export const localised =
  <Key extends string>(key: Key) =>
  (parent: Holder<Key>, _args: unknown, { language }: Context): string | undefined => {
    const text: Localised | null | undefined = parent[key];
    return text ? textIn(language, text) : undefined;
  };

/** The same for HTML: its links become addresses of the site. */
export const localisedHtml =
  <Key extends string>(key: Key) =>
  (parent: Holder<Key>, _args: unknown, { language }: Context): string | undefined => {
    const text: Localised | null | undefined = parent[key];
    return text ? withSiteAddresses(textIn(language, text), language) : undefined;
  };
