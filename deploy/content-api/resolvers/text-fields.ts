import { GraphQLScalarType, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import { type ForEditors, forEditors } from '../as-live.ts';
import type { Context } from '../context.ts';
import { otherLanguage, otherLanguages, textIn } from '../language.ts';
import { sanitised, sanitisedRich } from '../sanitise.ts';
import { isStoredText, storedValues } from '../stored-content.ts';
import { withAddresses } from './addresses.ts';

type Stored = Record<string, unknown>;

/**
 * Gives a resolver to the fields of texts that have none. A text is stored in several languages under the name of its field:
 * `x` answers it in the visitor's language, HTML with links to addresses of the site. `xLanguage` beside it answers which
 * language that is, where it is another one than was asked for; `xLanguages` beside a list has one item for each text.
 */
export function withTextFields<Schema extends GraphQLSchema>(schema: Schema): Schema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const leaf = getNamedType(field.type);
      if (field.resolve || !isLeafType(leaf)) continue;
      const [, text, isList] = /^(.+)Language(s?)$/.exec(name) ?? [];
      if (text === undefined || !(text in fields))
        field.resolve = (parent: Stored, _args: unknown, context: Context) =>
          shown(parent[name], leaf.name === SafeHtml.name, context);
      else
        field.resolve = (parent: Stored, _args: unknown, { language }: Context) =>
          isList ? otherLanguages(language, storedValues(parent, [text])) : otherLanguage(language, parent[text]);
    }
  }
  return schema;
}

function shown(stored: unknown, isHtml: boolean, context: Context): unknown {
  if (!isStoredText(stored)) return stored;
  const text = textIn(context.locale, stored);
  return isHtml ? withAddresses(text, context) : text;
}

/** HTML is sanitised when it is written; whatever came into the database otherwise is sanitised when it is answered. */
const htmlScalar = (name: string, clean: (html: string) => string) => {
  /** A cache of what came out, for each list of fragments that editors may use. */
  const cleanBy = new WeakMap<ForEditors, Map<string, string>>();
  return new GraphQLScalarType({
    name,
    serialize(value) {
      const html = String(value);
      const allowed = forEditors();
      const cache = cleanBy.get(allowed) ?? new Map<string, string>();
      cleanBy.set(allowed, cache);
      const cached = cache.get(html);
      if (cached !== undefined) return cached;
      if (cache.size >= 5_000) cache.clear();
      const result = clean(html);
      cache.set(html, result);
      return result;
    },
  });
};

export const SafeHtml = htmlScalar('SafeHtml', sanitised);
export const SafeRichHtml = htmlScalar('SafeRichHtml', sanitisedRich);
