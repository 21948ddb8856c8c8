import { attributesIn, fragmentStart } from '../../../gateway/compose/part-html.ts';

/** A fragment of one remote in a document, with what is in it. */
export interface OwnPlace {
  of: string;
  /** The JSON text of its props. */
  props: string;
  /** Where what is in it begins and ends. */
  at: number;
  to: number;
}

const tag = new RegExp(`${fragmentStart}|</mf-fragment>`, 'gi');

/** The outermost `<mf-fragment>` elements of a remote in a document that the server has filled. */
export function ownPlacesIn(html: string, remote: string): OwnPlace[] {
  const found: OwnPlace[] = [];
  let depth = 0;
  let open: (OwnPlace & { depth: number }) | undefined;
  for (const { 0: text, 1: attributes, index } of html.matchAll(tag)) {
    if (attributes !== undefined) {
      depth += 1;
      const values = attributesIn(attributes);
      const of = values.get('of') ?? '';
      const at = index + text.length;
      if (!open && of.startsWith(`${remote}/`)) open = { of, props: values.get('props') ?? '{}', at, to: at, depth };
      continue;
    }
    if (open?.depth === depth) {
      const { of, props, at } = open;
      found.push({ of, props, at, to: index });
      open = undefined;
    }
    depth -= 1;
  }
  return found;
}
