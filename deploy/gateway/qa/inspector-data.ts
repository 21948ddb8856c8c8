import type { Language } from 'shared/i18n';
import type { Part } from '../compose/compose-part.ts';
import { jsonInScript } from '../compose/part-html.ts';
import { inspectorTexts } from './inspector-texts.ts';

/** What the inspector says of the parts of a document beyond their own attributes; only QA visits are given it. */
export const inspectorData = (parts: readonly Part[], language: Language): string =>
  `<script type="application/json" id="qa-parts">${jsonInScript({
    texts: inspectorTexts[language],
    parts: Object.fromEntries(
      parts.map(({ place, rendered, renderMs }) => [
        place,
        { isRendered: rendered !== undefined, ms: renderMs === undefined ? undefined : Math.round(renderMs) },
      ]),
    ),
  })}</script>`;
