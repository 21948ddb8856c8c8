import { countryNames } from 'shared/i18n';
import { everyCountry, type LiveVersions } from '../../registry/contract.ts';
import { type Html, html } from './html.ts';

/** What a page is about: one remote, one country, or all. */
export interface Chosen {
  remote?: string;
  country?: string;
}

/** The form that chooses what a page is about. */
export function chooser(address: string, live: LiveVersions['live'], { remote, country }: Chosen): Html {
  const remotes = Object.keys(live[everyCountry] ?? {}).sort();
  return html`<form method="get" action="${address}" class="filter">
${select('remote', 'Remote', remotes, remote, orAll)}
${select('country', 'Country', countryNames, country, orAll)}
<button class="plain">Show</button>
</form>`;
}

/** The option that chooses all. */
export const orAll = html`<option value="">all</option>`;

/** A field that chooses one of a list; `first` is an option before these. */
export const select = (
  id: string,
  name: string,
  choices: readonly string[],
  chosen: string | undefined,
  first?: Html,
): Html => html`<span class="field"><label for="${id}">${name}</label>
<select id="${id}" name="${id}">${first}${choices.map((one) => html`<option${one === chosen && html` selected`}>${one}</option>`)}</select></span>`;

/** The address of a page about that. */
export function addressOf(page: string, { remote, country }: Chosen): string {
  const query = new URLSearchParams({ ...(remote && { remote }), ...(country && { country }) });
  return `${page}?${query}`;
}
