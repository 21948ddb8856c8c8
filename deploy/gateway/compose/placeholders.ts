import { decodeHTMLAttribute } from 'entities';

/** A place in a part's HTML that a fragment fills. */
export interface Placeholder {
  of: string;
  /** The major that the asking part was written for; content editors write none. */
  major?: number;
  /** The JSON text of the fragment's props. */
  props: string;
  /** Set where it comes alive after the page. */
  waits?: true;
  /** Where in the HTML the fragment's own HTML belongs. */
  at: number;
}

const attributes = String.raw`(?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*`;
const element = new RegExp(String.raw`<mf-fragment(${attributes})\s*>\s*(?=</mf-fragment>)`, 'gi');
const attribute = /\s([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Finds every empty `<mf-fragment of="…" props="…">`, in order; React or a content editor wrote them. */
export function placeholdersIn(html: string): Placeholder[] {
  return [...html.matchAll(element)].map((found) => {
    const values = new Map<string, string>();
    for (const [, name = '', double, single] of (found[1] ?? '').matchAll(attribute))
      values.set(name.toLowerCase(), decodeHTMLAttribute(double ?? single ?? ''));
    const major = values.get('major');
    return {
      of: values.get('of') ?? '',
      ...(major !== undefined && { major: Number(major) }),
      props: values.get('props') ?? '{}',
      ...(values.has('waits') && { waits: true }),
      at: found.index + found[0].length,
    };
  });
}

/** Puts HTML into the placeholders; `fillings` has one text for each placeholder, in order. */
export function fillPlaceholders(html: string, placeholders: Placeholder[], fillings: string[]): string {
  const pieces = placeholders.map(
    ({ at }, index) => html.slice(placeholders[index - 1]?.at ?? 0, at) + (fillings[index] ?? ''),
  );
  return pieces.join('') + html.slice(placeholders.at(-1)?.at ?? 0);
}
