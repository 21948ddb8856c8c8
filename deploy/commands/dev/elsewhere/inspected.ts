import type { Language } from 'shared/i18n';
import { z } from 'zod';
import type { Part } from '../../../gateway/compose/compose-part.ts';
import { inspectHead, inspectorData } from '../../../gateway/qa/inspecting.ts';

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
