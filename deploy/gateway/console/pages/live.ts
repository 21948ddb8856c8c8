import { type AccessToken, endingSoon } from '../../../registry/access/contract.ts';
import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import type { FormerName, HistoryEntry, LiveRemote, PurgeState, Retired } from '../../../registry/contract.ts';
import { librariesInUse, liveManifests, usersInWords } from '../../../registry/libraries-in-use.ts';
import type { LiveReleases } from '../../releases/live-releases.ts';
import type { Release } from '../../releases/release-store.ts';
import type { Unopened } from '../../releases/snapshot.ts';
import { readFigures, versionFigures } from '../figures.ts';
import { audienceName, type Html, html, moment } from '../html.ts';
import { page, problem, type Viewer } from '../layout.ts';
import { actAddress } from './act.ts';
import { datedSection } from './dated.ts';
import { mayRollBack, undoAddress } from './undo.ts';

/** The live version of every remote: since when, its figures, and the actions that the viewer may take. */
export async function livePage(
  registry: RegistryClient,
  viewer: Viewer,
  { snapshot, refused }: Pick<LiveReleases, 'snapshot' | 'refused'>,
): Promise<string> {
  const [{ live, retired }, history, reports, purges, dated, formerNames, tokens] = await Promise.all([
    registry.live(),
    registry.history({ changesLive: true, limit: 1000 }),
    readFigures(registry),
    registry.purges(),
    registry.dated(),
    registry.formerNames(),
    may(viewer.holder, 'ops') ? registry.tokens() : [],
  ]);
  const libraries = librariesInUse(await liveManifests(registry, { live }));
  const remotes = [...new Set(Object.values(live).flatMap(Object.keys))].sort();
  const sections = remotes.map((remote) => {
    const rows = Object.entries(live).flatMap(([country, versions]) => {
      const own = versions[remote];
      return own ? [{ country, own }] : [];
    });
    rows.sort((a, b) => a.country.localeCompare(b.country));
    return html`<section aria-labelledby="${remote}">
<h2 id="${remote}"><a href="/_ops/remotes/${remote}">${remote}</a></h2>
${libraries.filter(({ name }) => name === remote).map((one) => html`<p>${usersInWords(one)}</p>`)}
${formerNames.filter(({ shows }) => shows.startsWith(`${remote}/`)).map(formerName)}
${rows.map(({ country, own }) => liveRow({ remote, country, own, history, viewer }))}
${(snapshot?.all ?? []).flatMap((release) => (release.manifest.name === remote ? vouchedFor(release) : []))}
${versionFigures(reports, remote)}
</section>`;
  });
  return page(
    'Live',
    html`<h1>What is live</h1>\n${refused.map(notSigned)}\n${(snapshot?.unopened ?? []).map(notOpened)}\n${purges.flatMap(notForgotten)}\n${endingSoon(tokens).map(endsSoon)}\n${datedSection(dated, viewer)}\n${sections}\n${retired.map((one) => retiredSection(one, viewer))}`,
    viewer,
    '/_ops',
  );
}

const formerName = ({ contract, shows, users }: FormerName): Html =>
  html`<p>${contract} is another name of ${shows}, ${users.length > 0 ? `used by ${users.join(', ')}` : 'which nobody uses any more: a release may leave it out'}</p>`;

const retiredSection = ({ remote, at, freeFrom, together, pages }: Retired, viewer: Viewer): Html =>
  html`<section aria-labelledby="${remote}">
<h2 id="${remote}"><a href="/_ops/remotes/${remote}">${remote}</a></h2>
<p>Retired since ${moment(at)}; its names are free from ${moment(freeFrom)} on.${pages.map(({ name, leadsTo }) => ` Visitors of ${name} are led to ${leadsTo.name}.`)}</p>
${may(viewer.holder, 'release', remote) && html`<p class="actions">${rollBackAll(together, remote)}</p>`}
</section>`;

const notOpened = ({ remote, version, country }: Unopened): Html =>
  problem(
    `${remote} ${version} cannot be opened by this gateway: ${audienceName(country)} keeps what it had. The log says why.`,
  );

const notSigned = (why: string): Html => problem(`${why}: this gateway refuses it, and goes on with what it had.`);

/** Who has signed a release that this gateway shows; nothing where its remote has no keys. */
function vouchedFor({ manifest: { version }, grounds }: Release): Html[] {
  if (!grounds) return [];
  const text = 'holder' in grounds ? `signed by ${grounds.holder}` : 'not signed, and accepted by RELEASE_KEYS';
  return [html`<p class="quiet"><b class="version">${version}</b> ${text}</p>`];
}

const endsSoon = ({ id, name, role, expiresAt, lastUsedAt }: AccessToken): Html =>
  html`<p class="since">The ${role} token ${id} of ${name} ends ${moment(expiresAt ?? '')}; ${lastUsedAt ? html`it was last used ${moment(lastUsedAt)}` : 'it was never used'}.</p>`;

const notForgotten = ({ error }: PurgeState): Html[] =>
  error === null
    ? []
    : [problem(`The shared cache in front of the site may still show what was before: it does not forget (${error}).`)];

interface LiveRow {
  remote: string;
  country: string;
  own: LiveRemote;
  history: readonly HistoryEntry[];
  viewer: Viewer;
}

function liveRow({ remote, country, own, history, viewer }: LiveRow): Html {
  const { version, candidate } = own;
  const since = madeLive(history, { remote, country, version });
  const where = { remote, country };
  const beside = since?.together == null ? [] : history.filter(({ together }) => together === since.together);
  const others = beside.filter((entry) => entry.remote !== remote).map((entry) => entry.remote);
  const act = (what: 'roll-back' | 'promote' | 'halt', name: string): Html =>
    html`<a class="button" href="${actAddress({ what, ...where })}">${name}<span class="unseen"> ${remote}, ${audienceName(country)}</span></a>`;
  return html`<div class="live">
<p><b class="where">${audienceName(country)}</b> <b class="version">${version}</b>
${since && html`<span class="since">since ${moment(since.when)} by ${since.person ?? since.who}${since.why && html`: ${since.why}`}${since.together !== null && `, together ${since.together}: with ${others.join(', ') || 'content'}`}</span>`}</p>
${candidate && html`<p><span class="where">rollout</span> <b class="version">${candidate.version}</b> <span class="since">for ${candidate.percent} % of the visitors</span></p>`}
${
  may(viewer.holder, 'release', remote) &&
  html`<p class="actions">${since?.together == null || !mayRollBack(viewer, beside) ? act('roll-back', 'Roll back') : rollBackAll(since.together, remote)}${candidate && [act('promote', 'Promote'), act('halt', 'Halt')]}</p>`
}
</div>`;
}

const rollBackAll = (together: number, remote: string): Html =>
  html`<a class="button" href="${undoAddress({ what: 'roll-back', number: together })}">Roll back all of it<span class="unseen">, ${remote} and what went live together with it</span></a>`;

/** The entry that made a version live, out of a history with the newest first; undefined where the entry is older than these. */
const madeLive = (
  history: readonly HistoryEntry[],
  { remote, country, version }: { remote: string; country: string; version: string },
): HistoryEntry | undefined => {
  const [last] = history.filter((entry) => entry.remote === remote && entry.country === country);
  return last?.to === version ? last : undefined;
};
