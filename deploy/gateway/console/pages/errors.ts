import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import type { ReportedErrors } from '../../../registry/reports/contract.ts';
import { addressOf, type Chosen, chooser } from '../filter.ts';
import { type Html, html, moment } from '../html.ts';
import { page, type Viewer } from '../layout.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The address of the errors of a remote, a country, or both. */
export const errorsAddress = (chosen: Chosen): string => addressOf('/_ops/errors', chosen);

/** What browsers have reported in the last day; each error opens what its visitor saw in one's own browser. */
export async function errorsPage(registry: RegistryClient, viewer: Viewer, chosen: Chosen): Promise<string> {
  const since = new Date(Date.now() - dayMs).toISOString();
  const [{ live }, errors] = await Promise.all([registry.live(), registry.errors({ since, ...chosen })]);
  const groups = groupErrors(errors);
  return page(
    'Errors',
    html`<h1>Errors of the last day</h1>
${chooser('/_ops/errors', live, chosen)}
${
  groups.length === 0
    ? html`<p class="quiet">Browsers have reported none.</p>`
    : html`<ol class="history">${groups.map((group) => entry(group, viewer))}</ol>`
}`,
    viewer,
    '/_ops/errors',
  );
}

const entry = ({ last, times, countries }: ErrorGroup, viewer: Viewer): Html => html`<li>
<h2>${last.message}</h2>
<p class="since"><b class="version">${last.remote} ${last.version}</b>, ${times === 1 ? 'once' : `${times} times`} in ${countries.join(', ')}, last ${moment(last.when)}${last.requestId && html`, request ${last.requestId}`}</p>
<details><summary>Where in the code</summary><pre tabindex="0">${last.stack}</pre></details>
${may(viewer.holder, 'qa') && last.composition && replay(last, viewer.key)}
</li>
`;

/** Signs a link to the visitor's composition and follows it, in a window of its own. */
const replay = ({ composition, country }: ErrorGroup['last'], key: string): Html =>
  html`<form method="post" action="/_ops/replay" target="_blank">
<input type="hidden" name="key" value="${key}">
<input type="hidden" name="composition" value="${composition}">
<input type="hidden" name="country" value="${country}">
<button class="plain">See what the visitor saw<span class="unseen"> in ${country}, composition ${composition}</span></button>
</form>`;

type ReportedError = ReportedErrors['errors'][number];

/** One error as often as it was reported; `last` is the newest report. */
interface ErrorGroup {
  last: ReportedError;
  times: number;
  countries: string[];
}

/** The same message of the same version is one error, whatever its country; the newest first. */
export function groupErrors(errors: readonly ReportedError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ remote, version, message }) => [remote, version, message].join('\n'));
  return [...groups.values()].flatMap((group) => {
    const [last] = group;
    return last
      ? [{ last, times: group.length, countries: [...new Set(group.map(({ country }) => country))].sort() }]
      : [];
  });
}
