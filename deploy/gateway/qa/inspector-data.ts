import type { Language } from 'shared/i18n';
import type { Composing, Part } from '../compose/compose-part.ts';
import { jsonInScript } from '../compose/part-html.ts';
import { inspectorTexts } from './inspector-texts.ts';

/** What belongs into the head of a document that may be inspected; the inspector itself is loaded when it is opened. */
export const inspectHead = '<script async src="/_qa/inspect.js"></script>';

/** How the HTML of a part came to be. */
interface Told {
  source: string;
  ms?: number;
}

/**
 * What the inspector says of the parts of a document beyond their own attributes; no other document has it. `others` are
 * what is known of parts that were not rendered here.
 */
export const inspectorData = (
  parts: readonly Part[],
  sources: NonNullable<Composing['sources']>,
  language: Language,
  others: Record<string, Told> = {},
): string =>
  `<script type="application/json" id="qa-parts">${jsonInScript({
    texts: inspectorTexts[language],
    parts: { ...others, ...Object.fromEntries(parts.map((part) => [part.place, toldOf(part, sources)])) },
  })}</script>`;

const toldOf = ({ place, rendered, renderMs }: Part, sources: NonNullable<Composing['sources']>): Told => ({
  source: rendered === undefined ? 'browser' : (sources.get(place) ?? 'render'),
  ms: renderMs === undefined ? undefined : Math.round(renderMs),
});
