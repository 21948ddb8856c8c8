import { escapeUTF8 } from 'entities';

/** A piece of HTML that is safe as it is. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** HTML from a template: what is put in is shown as text, unless it was made by this function itself. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: parts.map((part, index) => part + textOf(values[index])).join(''),
});

function textOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (isList(value)) return value.map(textOf).join('');
  return typeof value === 'object' ? value.html : escapeUTF8(String(value));
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
