import { GraphQLScalarType } from 'graphql';
import { type ForEditors, forEditors } from '../for-editors.ts';
import { sanitised, sanitisedRich } from '../sanitise.ts';

/** HTML is sanitised when it is written; whatever came into the database otherwise is sanitised when it is answered. */
const htmlScalar = (name: string, clean: (html: string) => string) => {
  const knownBy = new WeakMap<ForEditors, Map<string, string>>();
  return new GraphQLScalarType({
    name,
    serialize(value) {
      const html = String(value);
      const allowed = forEditors();
      const known = knownBy.get(allowed) ?? new Map<string, string>();
      knownBy.set(allowed, known);
      const before = known.get(html);
      if (before !== undefined) return before;
      if (known.size >= 5_000) known.clear();
      const kept = clean(html);
      known.set(html, kept);
      return kept;
    },
  });
};

export const SafeHtml = htmlScalar('SafeHtml', sanitised);
export const SafeRichHtml = htmlScalar('SafeRichHtml', sanitisedRich);
