import type { Language } from 'shared/i18n';
import type { Composing, Part } from '../compose/compose-part.ts';
import { jsonInScript } from '../compose/part-html.ts';
import { inspectorTexts } from './inspector-texts.ts';

/** What belongs into the head of a document that may be inspected; the inspector itself is loaded when it is opened. */
export const inspectHead = '<script async src="/_qa/inspect.js"></script>';

/** What the inspector says of the parts of a document beyond their own attributes; no other document has it. */
export const inspectorData = (
  parts: readonly Part[],
  sources: NonNullable<Composing['sources']>,
  language: Language,
): string =>
  `<script type="application/json" id="qa-parts">${jsonInScript({
    texts: inspectorTexts[language],
    parts: Object.fromEntries(parts.map((part) => [part.place, toldOf(part, sources)])),
  })}</script>`;

const toldOf = ({ place, rendered, renderMs }: Part, sources: NonNullable<Composing['sources']>) => ({
  source: rendered === undefined ? 'browser' : (sources.get(place) ?? 'render'),
  ms: renderMs === undefined ? undefined : Math.round(renderMs),
});
