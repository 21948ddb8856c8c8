import type { RegistryClient } from '../../../registry/client.ts';
import { everyCountry } from '../../../registry/contract.ts';
import { type Change, type Differences, differences } from '../domain/differences.ts';
import { table } from '../figures.ts';
import { type Html, html } from '../html.ts';
import { page, type Viewer } from '../layout.ts';
import { kilobytes } from '../words.ts';

/** Two releases of a remote. */
interface Pair {
  remote: string;
  from: string;
  to: string;
}

export const compareAddress = (pair: Pair): string => `/_ops/compare?${new URLSearchParams({ ...pair })}`;

/** What is different between two releases; first the remote is chosen, then the versions. */
export async function comparePage(
  registry: RegistryClient,
  viewer: Viewer,
  { remote, from, to }: Partial<Pair>,
): Promise<string> {
  const [{ releases }, { live }] = await Promise.all([registry.releases(), registry.live()]);
  const remotes = [...new Set(releases.map(({ name }) => name))].sort();
  const name = remote ?? remotes[0] ?? '';
  const versions = releases.filter((release) => release.name === name).map(({ version }) => version);
  const current = live[everyCountry]?.[name]?.version;
  const [after = '', before = ''] = [
    to ?? current ?? versions[0],
    from ?? versions.find((one) => one !== (to ?? current)),
  ];
  const found =
    versions.includes(before) && versions.includes(after)
      ? differences(await registry.manifest(name, before), await registry.manifest(name, after))
      : undefined;
  return page(
    'Compare',
    html`<h1>Compare two releases</h1>
<form method="get" action="/_ops/compare" class="filter">
${select('remote', 'Remote', remotes, name)}
<button class="plain">Choose</button>
</form>
${
  versions.length > 0 &&
  html`<form method="get" action="/_ops/compare" class="filter">
<input type="hidden" name="remote" value="${name}">
${select('from', 'From', versions, before)}
${select('to', 'To', versions, after)}
<button class="plain">Compare</button>
</form>`
}
${found ? changes(found) : html`<p class="quiet">There are no two releases to compare.</p>`}`,
    viewer,
    '/_ops/compare',
  );
}

const select = (id: string, name: string, choices: readonly string[], chosen: string): Html =>
  html`<label for="${id}">${name}</label>
<select id="${id}" name="${id}">${choices.map((one) => html`<option${one === chosen && html` selected`}>${one}</option>`)}</select>`;

const changes = ({ sizes, pages, gives, uses, operations }: Differences): Html => html`<h2>Size</h2>
${table(
  ['Files', 'Before', 'After', 'Change'],
  sizes.map(({ group, before, after }) => [
    group,
    kilobytes(before),
    kilobytes(after),
    kilobytes(after - before, true),
  ]),
)}
${part('Pages', pages)}
${part('Given to others', gives)}
${part('Used of others', uses)}
${part('Operations', operations)}`;

const part = (title: string, { added, removed }: Change): Html => html`<h2>${title}</h2>
${
  added.length + removed.length === 0
    ? html`<p class="quiet">No change.</p>`
    : html`<ul class="changes">${added.map((name) => html`<li><b class="added">added</b> ${name}</li>`)}${removed.map((name) => html`<li><b class="removed">removed</b> ${name}</li>`)}</ul>`
}`;
