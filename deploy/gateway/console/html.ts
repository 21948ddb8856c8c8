/** A piece of HTML that is safe as it stands. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML that shows it, also between the quotes of an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** HTML from a template: what is put in is shown as text, unless it was made by this function itself. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: parts.map((part, index) => part + textOf(values[index])).join(''),
});

function textOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (isList(value)) return value.map(textOf).join('');
  return typeof value === 'object' ? value.html : escaped(String(value));
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
