import type { RegistryClient } from '../../registry/client.ts';
import type { Figures, Reports } from '../../registry/reports/contract.ts';
import { audienceName, count, type Html, html, milliseconds, score, share } from './html.ts';

const minutes = 60;

/** What browsers and gateways reported in the last hour, and the moment at which it was asked for. */
interface LastHour extends Reports {
  now: number;
}

/** What browsers reported in the last hour, of one remote or of all. */
export async function readFigures(registry: RegistryClient, remote?: string): Promise<LastHour> {
  const now = Date.now();
  const since = new Date(now - minutes * 60_000).toISOString();
  return { now, ...(await registry.reports({ since, remote })) };
}

const none = html`<p class="quiet">No reports yet in the last hour.</p>`;

/** How the versions of a remote did in the last hour, all countries together. */
export function versionFigures(reports: LastHour, remote: string): Html {
  const versions = Map.groupBy(ofRemote(reports.totals, remote), ({ version }) => version);
  if (versions.size === 0) return none;
  return table(
    ['Version', 'Views', 'Failures', 'Last hour'],
    [...versions].map(([version, rows]) => [
      html`<b class="version">${version}</b>`,
      count(sum(rows, 'pageViews')),
      failureRate(rows),
      chartOf(reports, `${remote} ${version}`, (row) => row.remote === remote && row.version === version),
    ]),
  );
}

/** The same for each country, with web vitals at the 75th percentile. */
export function countryFigures(reports: LastHour, remote: string): Html {
  const rows = ofRemote(reports.totals, remote);
  if (rows.length === 0) return none;
  return table(
    ['Version', 'Country', 'Views', 'Failures', 'Errors', 'Server failures', 'LCP', 'INP', 'CLS', 'Last hour'],
    rows.map((row) => [
      html`<b class="version">${row.version}</b>`,
      audienceName(row.country),
      count(row.pageViews),
      failureRate([row]),
      count(row.errors),
      share(row.renderFailures, row.renders),
      milliseconds(row.lcp),
      milliseconds(row.inp),
      score(row.cls),
      chartOf(
        reports,
        `${remote} ${row.version} in ${row.country}`,
        (one) => one.remote === remote && one.version === row.version && one.country === row.country,
      ),
    ]),
  );
}

const ofRemote = (rows: readonly Figures[], remote: string): Figures[] => rows.filter((row) => row.remote === remote);

const sum = (rows: readonly Figures[], what: 'pageViews' | 'mounts' | 'failures'): number =>
  rows.reduce((total, row) => total + row[what], 0);

const failureRate = (rows: readonly Figures[]): string => share(sum(rows, 'failures'), sum(rows, 'mounts'));

function chartOf(reports: LastHour, what: string, isMeant: (row: Figures) => boolean): Html {
  const line = (kind: 'pageViews' | 'failures') => {
    const values = new Map<number, number>();
    for (const row of reports.minutes.filter(isMeant)) {
      const minute = Date.parse(row.minute);
      values.set(minute, (values.get(minute) ?? 0) + row[kind]);
    }
    return everyMinute(values, reports.now, minutes);
  };
  return chart(what, line('pageViews'), line('failures'));
}

/** A table that scrolls by itself where it is wider than a phone. */
export const table = (titles: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="${titles.join(', ')}"><table>
<thead><tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`;

const size = { width: 160, height: 32 };

/** A small chart of page views a minute, and of failures on the same scale; read out as one sentence. */
function chart(what: string, views: readonly number[], failures: readonly number[]): Html {
  const box = { ...size, top: Math.max(...views, ...failures, 1) };
  const label = `${what}: ${total(views)} page views and ${total(failures)} failures in ${views.length} minutes`;
  return html`<svg class="chart" role="img" aria-label="${label}" viewBox="0 -2 ${size.width} ${size.height + 4}" preserveAspectRatio="none">
<polyline class="views" points="${linePoints(views, box)}"></polyline>
${total(failures) > 0 && html`<polyline class="failures" points="${linePoints(failures, box)}"></polyline>`}
</svg>`;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A box to draw in, and the value at its upper edge. */
interface Box {
  width: number;
  height: number;
  top: number;
}

/** The points of a line through these values, from the left edge to the right one, as an SVG polyline has them. */
export function linePoints(values: readonly number[], { width, height, top }: Box): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => `${round(index * step)},${round(height - (value / top) * height)}`).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;

const minuteMs = 60_000;

/** Values by the start of their minute in ms, for so many minutes up to now; a minute without one has 0. */
export function everyMinute(values: ReadonlyMap<number, number>, now: number, minutes: number): number[] {
  const last = Math.floor(now / minuteMs) * minuteMs;
  return Array.from({ length: minutes }, (_, index) => values.get(last - (minutes - 1 - index) * minuteMs) ?? 0);
}
