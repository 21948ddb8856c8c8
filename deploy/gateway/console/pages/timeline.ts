import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import { everyCountry, type LiveVersions } from '../../../registry/contract.ts';
import type { TimelineChange, WindowFigures } from '../../../registry/reports/contract.ts';
import { hasGrown } from '../domain/has-grown.ts';
import { table } from '../figures.ts';
import { addressOf, type Chosen, chooser } from '../filter.ts';
import { type Html, html } from '../html.ts';
import { page, type Viewer } from '../layout.ts';
import { audienceName, count, milliseconds, moment, score, share } from '../words.ts';
import { actAddress } from './act.ts';
import { compareAddress } from './compare.ts';
import { errorsAddress } from './errors.ts';

export const timelineAddress = (chosen: Chosen): string => addressOf('/_ops/timeline', chosen);

/** What changed for visitors, the newest first, and how each remote did before and after; what may be done about it. */
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
    : html`<ol class="timeline">${changes.map((change) => line({ change, live, viewer, country: chosen.country }))}</ol>`
}`,
    viewer,
    '/_ops/timeline',
  );
}

interface Line {
  change: TimelineChange;
  live: LiveVersions['live'];
  viewer: Viewer;
  /** The country that is looked at. */
  country: string | undefined;
}

function line({ change, live, viewer, country }: Line): Html {
  const { action, remote: changed, country: of, from, to, when, who, person, why, percent } = change;
  const remote = changed ?? '';
  const where = of ?? everyCountry;
  const words = html`<span class="unseen"> ${remote}, ${audienceName(where)}</span>`;
  const isLive = to !== null && live[where]?.[remote]?.version === to;
  const alone = country !== undefined && where === everyCountry && live[country]?.[remote] === undefined;
  return html`<li>
<h2><b class="version">${remote}</b> ${action} <span class="version">${from !== null && from !== to && html`${from} → `}${to ?? 'as all countries'}</span></h2>
<p class="since">${moment(when)}, ${audienceName(where)}${percent !== null && html`, ${percent} %`}, ${person ?? who}${why && html`: ${why}`}</p>
${beforeAndAfter(change)}
<p class="actions">
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
</p>
</li>
`;
}

const rows: [title: string, words: (figures: WindowFigures) => string, size: (figures: WindowFigures) => number][] = [
  ['Views a minute', ({ pageViews, minutes }) => count(Math.round(pageViews / Math.max(1, minutes))), () => 0],
  [
    'Mounts that failed',
    ({ failures, mounts }) => share(failures, mounts),
    ({ failures, mounts }) => failures / mounts,
  ],
  ['Errors a view', ({ errors, pageViews }) => share(errors, pageViews), ({ errors, pageViews }) => errors / pageViews],
  [
    'Server renders that failed',
    ({ renderFailures: f, renders }) => share(f, renders),
    (one) => one.renderFailures / one.renders,
  ],
  ['LCP', ({ lcp }) => milliseconds(lcp), ({ lcp }) => lcp ?? 0],
  ['INP', ({ inp }) => milliseconds(inp), ({ inp }) => inp ?? 0],
  ['CLS', ({ cls }) => score(cls), ({ cls }) => cls ?? 0],
];

/** A row for each figure; what has grown is said in words, not by its colour alone. */
const beforeAndAfter = ({ before, after }: TimelineChange): Html =>
  table(
    ['', `${before.minutes} min before`, `${after.minutes} min after`],
    rows.map(([title, words, size]) => [
      title,
      words(before),
      hasGrown(size(before), size(after)) ? html`<b class="worse">${words(after)} (worse)</b>` : words(after),
    ]),
  );
