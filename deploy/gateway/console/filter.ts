import { countryNames } from 'shared/i18n';
import { everyCountry, type LiveVersions } from '../../registry/contract.ts';
import { type Html, html } from './html.ts';

/** What a page is about: one remote, one country, or all. */
export interface Chosen {
  remote?: string;
  country?: string;
}

/** The form that chooses it. */
export function chooser(address: string, live: LiveVersions['live'], { remote, country }: Chosen): Html {
  const remotes = Object.keys(live[everyCountry] ?? {}).sort();
  return html`<form method="get" action="${address}" class="filter">
${choice('remote', 'Remote', remotes, remote)}
${choice('country', 'Country', countryNames, country)}
<button class="plain">Show</button>
</form>`;
}

const choice = (id: string, name: string, choices: readonly string[], chosen: string | undefined): Html =>
  html`<span class="field"><label for="${id}">${name}</label>
<select id="${id}" name="${id}"><option value="">all</option>${choices.map((one) => html`<option${one === chosen && html` selected`}>${one}</option>`)}</select></span>`;

/** Where a page about that is. */
export function addressOf(page: string, { remote, country }: Chosen): string {
  const query = new URLSearchParams({ ...(remote && { remote }), ...(country && { country }) });
  return `${page}?${query}`;
}
