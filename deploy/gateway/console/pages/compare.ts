import { everyRelease, type RegistryClient } from '../../../registry/client.ts';
import { everyCountry } from '../../../registry/contract.ts';
import { packagesOf } from '../../../registry/packages.ts';
import type { Pictures } from '../../../registry/pictures/contract.ts';
import { type Change, type Differences, differences } from '../differences.ts';
import { table } from '../figures.ts';
import { select } from '../filter.ts';
import { type Html, html, kilobytes, moment } from '../html.ts';
import { page, type Viewer } from '../layout.ts';

/** Two releases of a remote. */
interface Pair {
  remote: string;
  from: string;
  to: string;
}

/** The address of the comparison of two releases. */
export const compareAddress = (pair: Pair): string => `/_ops/compare?${new URLSearchParams({ ...pair })}`;

/** What is different between two releases; first the remote is chosen, then the versions. */
export async function comparePage(
  registry: RegistryClient,
  viewer: Viewer,
  { remote, from, to }: Partial<Pair>,
): Promise<string> {
  const [remotes, { live }] = await Promise.all([registry.remotes(), registry.live()]);
  const name = remote ?? remotes[0] ?? '';
  const versions = (await everyRelease(registry, { remote: name })).map(({ version }) => version);
  const current = live[everyCountry]?.[name]?.version;
  const [after = '', before = ''] = [
    to ?? current ?? versions[0],
    from ?? versions.find((one) => one !== (to ?? current)),
  ];
  const found =
    versions.includes(before) && versions.includes(after) ? await compared(registry, name, [before, after]) : undefined;
  const pictures = found && (await Promise.all([before, after].map((version) => registry.pictures(name, version))));
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
${found && pictures ? [changes(found), looks([before, after], pictures)] : html`<p class="quiet">There are no two releases to compare.</p>`}`,
    viewer,
    '/_ops/compare',
  );
}

async function compared(registry: RegistryClient, name: string, versions: [string, string]): Promise<Differences> {
  const [before, after] = [await registry.manifest(name, versions[0]), await registry.manifest(name, versions[1])];
  return differences(before, after, await Promise.all([before, after].map((one) => packagesOf(registry, one))));
}

const changes = ({ sizes, pages, gives, uses, contract, operations, packages }: Differences): Html => html`<h2>Size</h2>
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
${part('Contract with others', contract)}
${part('Operations', operations)}
${packages && part('Packages in it', packages)}`;

const part = (title: string, { added, removed }: Change): Html => html`<h2>${title}</h2>
${
  added.length + removed.length === 0
    ? html`<p class="quiet">No change.</p>`
    : html`<ul class="changes">${added.map((name) => html`<li><b class="added">added</b> ${name}</li>`)}${removed.map((name) => html`<li><b class="removed">removed</b> ${name}</li>`)}</ul>`
}`;

/** The pictures of two versions side by side, sample by sample. The page says that they are the team's own. */
function looks(versions: readonly string[], [before, after]: readonly Pictures[]): Html {
  const all = [before, after].map((one) => one?.pictures ?? []);
  const samples = [...new Set(all.flat().map(({ sample }) => sample))];
  return html`<h2>Looks</h2>
${
  samples.length === 0
    ? html`<p class="quiet">Its team has sent no pictures of these versions (npm run sample-pictures).</p>`
    : html`<p class="quiet">The team’s own pictures, taken by its machines: this server opened no browser.</p>`
}
${[before, after].map((one, index) => one?.sent && html`<p class="since"><b class="version">${versions[index]}</b> sent by ${one.sent.by} (${one.sent.who}), ${moment(one.sent.when)}</p>`)}
${samples.map(
  (sample) => html`<h3>${sample}</h3>
<div class="looks">${all.map((pictures, index) =>
    look(
      versions[index] ?? '',
      pictures.find((one) => one.sample === sample),
    ),
  )}</div>`,
)}`;
}

const look = (version: string, picture: Pictures['pictures'][number] | undefined): Html => html`<figure>
${
  picture
    ? html`<img src="data:image/webp;base64,${picture.content}" width="${picture.width}" height="${picture.height}" alt="${picture.sample} in ${version}">`
    : html`<p class="quiet">No picture.</p>`
}
<figcaption>${version}</figcaption></figure>`;
