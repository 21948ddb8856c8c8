import { escapeUTF8 } from 'entities';
import { visible } from '../../observe/visible-text.ts';
import { everyCountry } from '../../registry/contract.ts';

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
  return typeof value === 'object' ? value.html : escapeUTF8(visible(String(value)));
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A moment as `21 Nov, 07:45 UTC`, in another year than this one as `2 Jan 2027, 05:00 UTC`, with the whole of it for machines. */
export function moment(iso: string): Html {
  const at = new Date(iso);
  const time = at.toISOString().slice(11, 16);
  const year = at.getUTCFullYear() !== new Date().getUTCFullYear() && ` ${at.getUTCFullYear()}`;
  return html`<time datetime="${iso}">${at.getUTCDate()} ${months[at.getUTCMonth()]}${year}, ${time} UTC</time>`;
}

/** The audience of a version: a country, or all of them. */
export const audienceName = (country: string): string =>
  country === everyCountry ? 'All countries' : `Country ${country}`;

/** Stands in place of a figure that does not exist. */
export const none = '–';

/** A whole number with its thousands apart. */
export const count = (value: number): string => value.toLocaleString('en-GB');

/** A share as `1.3 %`; a dash where `whole` is 0. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? none : `${((100 * part) / whole).toFixed(1)} %`;

/** Bytes as `12.3 kB`, with its sign where it is a difference. */
export const kilobytes = (bytes: number, signed = false): string =>
  `${signed && bytes > 0 ? '+' : ''}${(bytes / 1000).toFixed(1)} kB`;

/** A duration in ms as `1,234 ms`; a dash where there is none. */
export const milliseconds = (value: number | null): string =>
  value === null ? none : `${count(Math.round(value))} ms`;

/** The score of a layout shift. */
export const score = (value: number | null): string => (value === null ? none : value.toFixed(3));
