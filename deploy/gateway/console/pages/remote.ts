import type { Manifest } from 'shared/release';
import { type BillOfMaterials, sidesOf } from 'shared/release/bill-of-materials';
import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import { everyCountry } from '../../../registry/contract.ts';
import { packagesOf } from '../../../registry/packages.ts';
import { countryFigures, readFigures, table } from '../figures.ts';
import { type Html, html, moment } from '../html.ts';
import { page, type Viewer } from '../layout.ts';
import { actAddress } from './act.ts';
import { compareAddress } from './compare.ts';

/** How many of its releases a page shows. */
const perPage = 40;

/** One remote: how its versions do in each country, and its releases, each of which may be made live again. */
export async function remotePage(
  registry: RegistryClient,
  viewer: Viewer,
  { remote, before }: { remote: string; before?: string },
): Promise<string> {
  const [{ live }, { releases, older: next }, reports] = await Promise.all([
    registry.live(),
    registry.releases({ remote, before, limit: perPage }),
    readFigures(registry, remote),
  ]);
  const current = live[everyCountry]?.[remote]?.version;
  const manifest = current === undefined ? undefined : await registry.manifest(remote, current);
  const list = manifest && (await packagesOf(registry, manifest));
  const mayRelease = may(viewer.holder, 'release', remote);
  const rows = releases.map(({ version, publishedAt, by, why, isForgotten }, index) => {
    const older = releases[index + 1]?.version;
    return [
      html`<b class="version">${version}</b>`,
      moment(publishedAt),
      by,
      why,
      html`${older && html`<a href="${compareAddress({ remote, from: older, to: version })}">Changes<span class="unseen"> in ${version}</span></a> `}
${version === current ? 'Live' : isForgotten ? 'Its files were forgotten' : mayRelease && html`<a href="${actAddress({ what: 'make-live', remote, country: everyCountry, version })}">Make live<span class="unseen"> ${version}</span></a>`}`,
    ];
  });
  return page(
    remote,
    html`<h1>${remote}</h1>
<p><a href="/_ops/history?remote=${remote}">Its history</a></p>
<h2>The last hour</h2>
${countryFigures(reports, remote)}
<h2>Releases</h2>
${table(['Version', 'Published', 'By', 'Why', ''], rows)}
${next && html`<p><a href="/_ops/remotes/${remote}?${new URLSearchParams({ before: next }).toString()}">Older</a></p>`}
${manifest && inside(manifest, list)}`,
    viewer,
  );
}

/** What the release that is live was built from, and which packages are in it. */
const inside = (
  { version, built }: Manifest,
  list: BillOfMaterials | undefined,
): Html => html`<h2>What is in ${version}</h2>
<p class="since">${built ? `Built from ${built.commit ?? 'a commit that nobody knows'}${built.isClean ? '' : ', with changes that were not committed'}, with Node ${built.node}, by ${built.builder}.` : 'It does not say what it was built from.'}</p>
${
  list
    ? table(
        ['Package', 'Version', 'In'],
        list.components.map((one) => [one.name, one.version, sidesOf(one)]),
      )
    : html`<p class="quiet">It is from before releases said what is in them.</p>`
}`;
