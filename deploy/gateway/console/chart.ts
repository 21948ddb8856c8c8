import { linePoints } from './domain/spark.ts';
import { type Html, html } from './html.ts';

const size = { width: 160, height: 32 };

/** A small chart of page views a minute, and of failures on the same scale; read out as one sentence. */
export function chart(what: string, views: readonly number[], failures: readonly number[]): Html {
  const box = { ...size, top: Math.max(...views, ...failures, 1) };
  const label = `${what}: ${total(views)} page views and ${total(failures)} failures in ${views.length} minutes`;
  return html`<svg class="chart" role="img" aria-label="${label}" viewBox="0 -2 ${size.width} ${size.height + 4}" preserveAspectRatio="none">
<polyline class="views" points="${linePoints(views, box)}"></polyline>
${total(failures) > 0 && html`<polyline class="failures" points="${linePoints(failures, box)}"></polyline>`}
</svg>`;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
