import { decodeHTMLAttribute, escapeAttribute } from 'entities';

/** A place in a part's HTML that a fragment fills. */
export interface Placeholder {
  of: string;
  /** The major version that the asking part was written for; undefined where a content editor wrote the placeholder. */
  major?: number;
  /** The JSON text of the fragment's props. */
  props: string;
  /** Set where it is hydrated after the page. */
  waits?: true;
  /** Where in the HTML the fragment's own HTML belongs. */
  at: number;
}

const attributes = String.raw`(?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*`;
/** The start of a `<mf-fragment>`, as the source of a regular expression with one group: the attributes. */
export const fragmentStart = String.raw`<mf-fragment(${attributes})\s*>`;
const element = new RegExp(String.raw`${fragmentStart}\s*(?=</mf-fragment>)`, 'gi');
const attribute = /\s([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Finds the first `most` empty `<mf-fragment of="…" props="…">`, in order; React or a content editor wrote them. */
export function placeholdersIn(html: string, most = Number.POSITIVE_INFINITY): Placeholder[] {
  const places: Placeholder[] = [];
  for (const found of html.matchAll(element)) {
    if (places.length >= most) break;
    const values = attributesIn(found[1] ?? '');
    const major = values.get('major');
    places.push({
      of: values.get('of') ?? '',
      ...(major !== undefined && { major: Number(major) }),
      props: values.get('props') ?? '{}',
      ...(values.has('waits') && { waits: true }),
      at: found.index + found[0].length,
    });
  }
  return places;
}

/** The attributes of an element, decoded, by their names in lower case. */
export function attributesIn(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(attribute))
    values.set(name.toLowerCase(), decodeHTMLAttribute(double ?? single ?? ''));
  return values;
}

/**
 * Puts HTML into places, in their order: at `at`, instead of what stands there until `to`. `fillings` has one text for each
 * place.
 */
export function fillPlaces(html: string, places: readonly { at: number; to?: number }[], fillings: string[]): string {
  let rest = 0;
  const pieces = places.map(({ at, to = at }, index) => {
    const before = html.slice(rest, at);
    rest = to;
    return before + (fillings[index] ?? '');
  });
  return pieces.join('') + html.slice(rest);
}

/** Attributes as HTML, escaped, each with a blank in front; an empty value leaves the name alone. */
export const attributesHtml = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');

/** JSON for a script element: nothing in it ends the element, or begins a comment. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
