import { may } from '../../../registry/access/roles.ts';
import { contentName, countsInWords, namesOf } from '../../../registry/contract.ts';
import type { Dated } from '../../../registry/dated/contract.ts';
import { table } from '../figures.ts';
import { audienceName, type Html, html, moment } from '../html.ts';
import type { Viewer } from '../layout.ts';
import { undoAddress } from './undo.ts';

/** What is dated, and what of it could not be done, with what the viewer may take back; nothing where nothing is. */
export function datedSection(dated: readonly Dated[], { holder }: Viewer): Html | false {
  if (dated.length === 0) return false;
  const rows = dated.map((one) => {
    const { number, at, until, remote, version, counts, country, person, why } = one;
    const isContent = remote === contentName;
    const isOwn = isContent ? may(holder, 'content') : may(holder, 'release', remote);
    return [
      moment(at),
      html`${until && moment(until)}`,
      html`<b>${remote}</b> <span class="version">${version ?? countsInWords(counts ?? {})}</span>, ${audienceName(country)}`,
      `${person}${why && `: ${why}`}`,
      state(one),
      html`${isOwn && html`<a class="button" href="${undoAddress({ what: 'take-back', number })}">Take back<span class="unseen"> ${remote}, dated as ${number}</span></a>`}`,
    ];
  });
  return html`<section aria-labelledby="dated">
<h2 id="dated">Dated</h2>
${table(['Live at', 'Until', 'What', 'By', 'State', ''], rows)}
</section>`;
}

function state({ failed, changedSince, liveSince }: Dated): Html | string {
  if (failed !== null) return html`<b class="worse">Not done</b>: ${failed}`;
  if (changedSince.length > 0)
    return html`<b class="worse">Will not go live</b>: somebody has changed ${namesOf(changedSince)} since`;
  return liveSince === null ? 'Waits' : html`Live since ${moment(liveSince)}`;
}
