import type { RegistryClient } from '../../../registry/client.ts';
import { entriesOf, everyCountry, type HistoryEntry, versionName } from '../../../registry/contract.ts';
import { orAll, select } from '../filter.ts';
import { audienceName, type Html, html, moment } from '../html.ts';
import { page, type Viewer } from '../layout.ts';

const perPage = 50;

/** The history of one remote or of all, the newest entry first. */
export async function historyPage(
  registry: RegistryClient,
  viewer: Viewer,
  { remote, before }: { remote?: string; before?: number },
): Promise<string> {
  const [{ live }, lines] = await Promise.all([
    registry.live(),
    registry.history({ remote, before, limit: perPage + 1 }),
  ]);
  const remotes = Object.keys(live[everyCountry] ?? {}).sort();
  const shown = lines.slice(0, perPage);
  const last = lines.length > perPage ? shown.at(-1) : undefined;
  const older = last && `/_ops/history?${new URLSearchParams({ ...(remote && { remote }), before: `${last.id}` })}`;
  return page(
    'History',
    html`<h1>History</h1>
<form method="get" action="/_ops/history" class="filter">
${select('remote', 'Remote', remotes, remote, orAll)}
<button class="plain">Show</button>
</form>
${shown.length === 0 ? html`<p class="quiet">Nothing has happened yet.</p>` : html`<ol class="history">${entriesOf(shown).map(item)}</ol>`}
${older && html`<p><a href="${older}">Older</a></p>`}`,
    viewer,
    '/_ops/history',
  );
}

/** An entry: one line, or those that one write has made. */
function item(lines: readonly HistoryEntry[]): Html {
  const [first] = lines;
  if (!first) return html``;
  const { when, who, person, why, together } = first;
  return html`<li>
${lines.map(change)}
<p class="since">${together !== null && `Together ${together}, `}${moment(when)}, ${person ?? who}${person !== null && person !== who && html` (${who})`}</p>
${why && html`<p>${why}</p>`}
</li>
`;
}

const change = ({ action, remote, country, from, to, percent, forced }: HistoryEntry): Html =>
  html`<p><b>${action}</b> ${remote} ${(from !== null || to !== null) && html`<span class="version">${from !== null && from !== to && html`${from} → `}${versionName(to, country ?? everyCountry)}</span>`}
${percent !== null && html`${percent} % `}${country && audienceName(country)}${forced && html` <b class="forced">forced</b>`}</p>
`;
