import { decodeHTMLAttribute } from 'entities';

/** A fragment of one remote in a document, with what is in it. */
export interface OwnPlace {
  of: string;
  /** The JSON text of its props. */
  props: string;
  /** Where what is in it begins and ends. */
  from: number;
  to: number;
}

const tag = /<mf-fragment((?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*>|<\/mf-fragment>/gi;

/** The outermost `<mf-fragment>` elements of a remote in a document that the server has filled. */
export function ownPlacesIn(html: string, remote: string): OwnPlace[] {
  const found: OwnPlace[] = [];
  let depth = 0;
  let open: (OwnPlace & { depth: number }) | undefined;
  for (const { 0: text, 1: attributes, index } of html.matchAll(tag)) {
    if (attributes !== undefined) {
      depth += 1;
      const of = attributeIn(attributes, 'of');
      const from = index + text.length;
      if (!open && of.startsWith(`${remote}/`))
        open = { of, props: attributeIn(attributes, 'props') || '{}', from, to: from, depth };
      continue;
    }
    if (open?.depth === depth) {
      const { of, props, from } = open;
      found.push({ of, props, from, to: index });
      open = undefined;
    }
    depth -= 1;
  }
  return found;
}

function attributeIn(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return decodeHTMLAttribute(double ?? single ?? '');
}

/** A document with other content in these places, in their order. */
export function refill(html: string, places: readonly OwnPlace[], contents: readonly string[]): string {
  const pieces = places.map(
    ({ from }, index) => html.slice(places[index - 1]?.to ?? 0, from) + (contents[index] ?? ''),
  );
  return pieces.join('') + html.slice(places.at(-1)?.to ?? 0);
}
