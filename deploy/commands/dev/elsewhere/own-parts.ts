import type { Language } from 'shared/i18n';
import { z } from 'zod';
import type { Part } from '../../../gateway/compose/compose-part.ts';
import { attributesIn, fragmentStart } from '../../../gateway/compose/part-html.ts';
import { inspectHead, inspectorData } from '../../../gateway/qa/inspecting.ts';

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

const dataScript = /<script type="application\/json" id="qa-parts">([\s\S]*?)<\/script>/;
const dataSchema = z.object({
  parts: z.record(z.string(), z.object({ source: z.string(), ms: z.number().optional() })),
});

/**
 * A document of a site with what the inspector says of its parts: how those came to be that were rendered here, and of
 * the others what the site says. It does so to the holder of one of its QA links; to anybody else only that it has
 * rendered them.
 */
export function inspected(html: string, own: readonly Part[], language: Language): string {
  const [, said] = dataScript.exec(html) ?? [];
  const ofSite = said === undefined ? placesIn(html) : dataSchema.parse(JSON.parse(said)).parts;
  const data = inspectorData(own, new Map(), language, ofSite);
  const head = html.includes(inspectHead) ? '' : inspectHead;
  return html
    .replace(dataScript, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${data}</body>`);
}

const placesIn = (html: string) =>
  Object.fromEntries([...html.matchAll(/ data-place="([\w-]+)"/g)].map(([, place]) => [place, { source: 'site' }]));
