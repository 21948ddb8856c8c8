import { may } from '../../../registry/access/roles.ts';
import { contentName, countsInWords, namesOf } from '../../../registry/contract.ts';
import type { Dated } from '../../../registry/dated/contract.ts';
import { audienceName, type Html, html, moment } from '../html.ts';
import type { Viewer } from '../layout.ts';
import { undoAddress } from './undo.ts';

/** What is dated, and what of it could not be done, with what the viewer may take back; nothing where nothing is. */
export function datedSection(dated: readonly Dated[], { holder }: Viewer): Html | false {
  if (dated.length === 0) return false;
  const items = dated.map((one) => {
    const { number, at, until, remote, version, counts, country, person, why } = one;
    const isOwn = remote === contentName ? may(holder, 'content') : may(holder, 'release', remote);
    return html`<li>
<p><b>${moment(at)}</b>${until && html` until <b>${moment(until)}</b>`}: ${remote}${counts && ','} <span class="version">${version ?? countsInWords(counts ?? {})}</span>, ${audienceName(country)}</p>
<p class="since">${person}${why && `: ${why}`}</p>
<p>${state(one)}</p>
${isOwn && html`<p class="actions"><a class="button" href="${undoAddress({ what: 'take-back', number })}">Take back<span class="unseen"> ${remote}, dated as ${number}</span></a></p>`}
</li>
`;
  });
  return html`<section aria-labelledby="dated">
<h2 id="dated">Dated</h2>
<ol class="history">${items}</ol>
</section>`;
}

function state({ failed, changedSince, liveSince }: Dated): Html | string {
  if (failed !== null) return html`<b class="worse">Not done</b>: ${failed}`;
  if (changedSince.length > 0)
    return html`<b class="worse">Will not go live</b>: somebody has changed ${namesOf(changedSince)} since`;
  return liveSince === null ? 'Waits' : html`Live since ${moment(liveSince)}`;
}
