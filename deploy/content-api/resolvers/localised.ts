import type { Localised } from '../content.ts';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { withAddresses } from './address.ts';

type Holder<Key extends string> = { [key in Key]?: Localised | null };

/** A field that is stored in several languages under the same name: always there, or missing where it is not stored. */
interface TextResolver<Key extends string> {
  (parent: Record<Key, Localised>, args: unknown, context: Context): string;
  (parent: Holder<Key>, args: unknown, context: Context): string | undefined;
}

type Later<Value> = Value | Promise<Value>;

/** The same with links in it, whose addresses may have to be asked for. */
interface HtmlResolver<Key extends string> {
  (parent: Record<Key, Localised>, args: unknown, context: Context): Later<string>;
  (parent: Holder<Key>, args: unknown, context: Context): Later<string> | undefined;
}

/** A resolver for a field that is stored in several languages under the same name. */
export function localised<Key extends string>(key: Key): TextResolver<Key> {
  function text(parent: Record<Key, Localised>, args: unknown, context: Context): string;
  function text(parent: Holder<Key>, args: unknown, context: Context): string | undefined;
  function text(parent: Holder<Key>, _args: unknown, { language }: Context): string | undefined {
    const stored: Localised | null | undefined = parent[key];
    return stored ? textIn(language, stored) : undefined;
  }
  return text;
}

/** The same for HTML: its links become addresses of the site. */
export function localisedHtml<Key extends string>(key: Key): HtmlResolver<Key> {
  const textOf = localised(key);
  function html(parent: Record<Key, Localised>, args: unknown, context: Context): Later<string>;
  function html(parent: Holder<Key>, args: unknown, context: Context): Later<string> | undefined;
  function html(parent: Holder<Key>, args: unknown, context: Context): Later<string> | undefined {
    const text = textOf(parent, args, context);
    return text && withAddresses(text, context);
  }
  return html;
}
