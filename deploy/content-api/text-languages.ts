import { type GraphQLSchema, isObjectType } from 'graphql';
import type { Localised } from './content.ts';
import type { Context } from './context.ts';
import { languageShown } from './language.ts';
import { isStoredText, storedValues } from './stored-value.ts';

/**
 * Gives every field `xLanguage` that stands beside a field `x`, and has no resolver of its own, the language that the stored
 * text `x` is shown in, where that is not the one asked for; `xLanguages` beside a list `x` has one item for each of its texts.
 */
export function withTextLanguages<Schema extends GraphQLSchema>(schema: Schema): Schema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const [, text, isList] = /^(.+)Language(s?)$/.exec(name) ?? [];
      if (text === undefined || !(text in fields) || field.resolve) continue;
      field.resolve = (parent: Record<string, unknown>, _args: unknown, { language }: Context) =>
        isList ? otherLanguages(language, storedValues(parent, [text])) : languageOf(language, parent[text]);
    }
  }
  return schema;
}

const languageOf = (language: Context['language'], stored: unknown): string | undefined =>
  isStoredText(stored) ? otherLanguage(language, stored) : undefined;

/** The language of each text of a list, where it is not the one asked for. */
export const otherLanguages = (language: Context['language'], texts: readonly unknown[]): (string | undefined)[] =>
  texts.map((text) => languageOf(language, text));

/** The language that a text is shown in, where it is not the one asked for. */
export function otherLanguage(language: Context['language'], text: Localised | null | undefined): string | undefined {
  const shown = text ? languageShown(language, text) : undefined;
  return shown === language ? undefined : shown;
}
