import type { RegistryClient } from '../../registry/client.ts';
import type { Figures, Reports } from '../../registry/reports/contract.ts';
import { chart } from './chart.ts';
import { everyMinute } from './domain/spark.ts';
import { type Html, html } from './html.ts';
import { audienceName, count, milliseconds, score, share } from './words.ts';

const minutes = 60;

/** What browsers and gateways reported in the last hour, and the moment at which it was asked for. */
export interface LastHour extends Reports {
  now: number;
}

/** What browsers reported in the last hour, of one remote or of all. */
export async function readFigures(registry: RegistryClient, remote?: string): Promise<LastHour> {
  const now = Date.now();
  const since = new Date(now - minutes * 60_000).toISOString();
  return { now, ...(await registry.reports(remote === undefined ? { since } : { since, remote })) };
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
