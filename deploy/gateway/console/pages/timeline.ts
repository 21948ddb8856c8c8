import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import { contentName, entriesOf, everyCountry, type LiveVersions, versionName } from '../../../registry/contract.ts';
import type { TimelineChange, WindowFigures } from '../../../registry/reports/contract.ts';
import { table } from '../figures.ts';
import { addressOf, type Chosen, chooser } from '../filter.ts';
import { audienceName, count, type Html, html, milliseconds, moment, none, score, share } from '../html.ts';
import { page, type Viewer } from '../layout.ts';
import { actAddress } from './act.ts';
import { compareAddress } from './compare.ts';
import { errorsAddress } from './errors.ts';
import { mayRollBack, undoAddress } from './undo.ts';

/** The address of the timeline of a remote, a country, or both. */
export const timelineAddress = (chosen: Chosen): string => addressOf('/_ops/timeline', chosen);

/**
 * The changes for visitors, the newest first: figures of the remote before and after each, and the actions that the viewer
 * may take.
 */
export async function timelinePage(
  registry: Pick<RegistryClient, 'live' | 'timeline'>,
  viewer: Viewer,
  chosen: Chosen,
): Promise<string> {
  const [{ live }, changes] = await Promise.all([registry.live(), registry.timeline(chosen)]);
  return page(
    'Timeline',
    html`<h1>What changed, before and after</h1>
${chooser('/_ops/timeline', live, chosen)}
${
  changes.length === 0
    ? html`<p class="quiet">Nothing has changed yet.</p>`
    : html`<ol class="timeline">${entriesOf(changes).map((entry) => item(entry, { live, viewer, country: chosen.country }))}</ol>`
}`,
    viewer,
    '/_ops/timeline',
  );
}

interface Around {
  live: LiveVersions['live'];
  viewer: Viewer;
  /** The country that is looked at. */
  country: string | undefined;
}

/** A change, or several that one write has made, each with its own figures. */
function item(entry: readonly TimelineChange[], around: Around): Html {
  const [first] = entry;
  if (!first) return html``;
  const { country, when, who, person, why, percent, together } = first;
  return html`<li>
<h2>${entry.map((change, index) => html`${index > 0 && ' + '}${changeName(change)}`)}</h2>
<p class="since">${moment(when)}, ${audienceName(country ?? everyCountry)}${percent !== null && html`, ${percent} %`}, ${person ?? who}${why && html`: ${why}`}</p>
${entry.map(
  (change) =>
    html`${
      entry.length > 1 &&
      html`<h3>${change.remote}</h3>
`
    }${part(change, around)}`,
)}
${
  together !== null &&
  mayRollBack(around.viewer, entry) &&
  html`<p class="actions"><a class="button" href="${undoAddress({ what: 'roll-back', number: together })}">Roll back all of it<span class="unseen">, together ${together}</span></a></p>`
}
</li>
`;
}

const changeName = ({ remote, action, country, from, to }: TimelineChange): Html =>
  html`<b class="version">${remote}</b> ${action} <span class="version">${from !== null && from !== to && html`${from} → `}${versionName(to, country ?? everyCountry)}</span>`;

/** The figures of one of an entry, and what can be done about it alone. */
function part(change: TimelineChange, { live, viewer, country }: Around): Html {
  const { remote: changed, country: of, from, to, together } = change;
  const remote = changed ?? '';
  const where = of ?? everyCountry;
  const isAlone = together === null;
  const words = html`<span class="unseen"> ${remote}, ${audienceName(where)}</span>`;
  const isLive = isAlone && to !== null && live[where]?.[remote]?.version === to;
  const alone = country !== undefined && where === everyCountry && live[country]?.[remote] === undefined;
  return html`${beforeAndAfter(change)}
${
  isAlone &&
  remote === contentName &&
  may(viewer.holder, 'content') &&
  html`<p class="actions"><a class="button" href="${undoAddress({ what: 'put-back', number: Number(to) })}">Put back<span class="unseen"> change ${to} of content</span></a></p>`
}
${
  remote !== contentName &&
  html`<p class="actions">
${
  isLive &&
  may(viewer.holder, 'release', remote) &&
  html`<a class="button" href="${actAddress({ what: 'roll-back', remote, country: where })}">Roll back${words}</a>
${
  alone &&
  from !== null &&
  html`<a class="button" href="${actAddress({ what: 'make-live', remote, country, version: from })}">Back to ${from} in ${country} alone<span class="unseen"> ${remote}</span></a>`
}`
}
<a href="${errorsAddress({ remote, country: country ?? (where === everyCountry ? undefined : where) })}">Errors<span class="unseen"> of ${remote}</span></a>
${from !== null && to !== null && from !== to && html`<a href="${compareAddress({ remote, from, to })}">What is different<span class="unseen"> in ${remote} ${to}</span></a>`}
</p>`
}
`;
}

interface Row {
  title: string;
  words(figures: WindowFigures): string;
  /** The value that is compared; null where nothing was measured, which is never called worse. */
  size?(figures: WindowFigures): number | null;
}

const rows: Row[] = [
  {
    title: 'Views a minute',
    words: ({ pageViews, minutes }) => (pageViews ? count(Math.round(pageViews / Math.max(1, minutes))) : none),
  },
  {
    title: 'Mounts that failed',
    words: ({ failures, mounts }) => share(failures, mounts),
    size: ({ failures, mounts }) => failures / mounts,
  },
  {
    title: 'Errors a view',
    words: ({ errors, pageViews }) => share(errors, pageViews),
    size: ({ errors, pageViews }) => errors / pageViews,
  },
  {
    title: 'Server renders that failed',
    words: ({ renderFailures, renders }) => share(renderFailures, renders),
    size: ({ renderFailures, renders }) => renderFailures / renders,
  },
  { title: 'LCP', words: ({ lcp }) => milliseconds(lcp), size: ({ lcp }) => lcp },
  { title: 'INP', words: ({ inp }) => milliseconds(inp), size: ({ inp }) => inp },
  { title: 'CLS', words: ({ cls }) => score(cls), size: ({ cls }) => cls },
];

/** A row for each figure that there is. A worse figure is marked in words, not by colour alone. */
function beforeAndAfter({ before, after }: TimelineChange): Html {
  const known = rows.filter(({ words }) => words(before) !== none || words(after) !== none);
  if (known.length === 0) return html`<p class="quiet">Nothing was reported before or after.</p>`;
  return table(
    ['', `${before.minutes} min before`, `${after.minutes} min after`],
    known.map((row) => [
      row.title,
      row.words(before),
      isWorse(row, before, after) ? html`<b class="worse">${row.words(after)} (worse)</b>` : row.words(after),
    ]),
  );
}

function isWorse({ size }: Row, before: WindowFigures, after: WindowFigures): boolean {
  const [was, is] = [size?.(before), size?.(after)];
  return typeof was === 'number' && typeof is === 'number' && hasGrown(was, is);
}

/** A figure has grown from this factor on: less is chance, or the next interval of a histogram. */
const factor = 1.3;
/** A share below this does not count, however it grows. */
const least = 0.005;

/** Whether a share of failures, or a time, is worse after than before; `NaN` stands for a share of nothing. */
export const hasGrown = (before: number, after: number): boolean =>
  after >= least && after > (Number.isFinite(before) ? before : 0) * factor;
