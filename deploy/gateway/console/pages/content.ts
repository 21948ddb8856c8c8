import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import { type ContentChange, contentName, countsInWords } from '../../../registry/contract.ts';
import { type Html, html, moment } from '../html.ts';
import { page, problem, type Viewer } from '../layout.ts';
import { datedSection } from './dated.ts';
import { undoAddress } from './undo.ts';

/** How many changes the page shows. */
const shown = 50;

/** The changes of content, each of which may be put back, and those that are dated. `left` names rows that were just left as they are. */
export async function contentPage(registry: RegistryClient, viewer: Viewer, left?: string): Promise<string> {
  const [changes, dated] = await Promise.all([registry.contentChanges(), registry.dated()]);
  return page(
    'Content',
    html`<h1>Changes of content</h1>
${left && problem(`Somebody has changed these since, and they stay as they are: ${left}`)}
${datedSection(
  dated.filter(({ remote }) => remote === contentName),
  viewer,
)}
<h2>So far</h2>
${changes.length === 0 ? html`<p class="quiet">Nothing has changed yet.</p>` : html`<ol class="history">${changes.slice(0, shown).map((change) => item(change, viewer))}</ol>`}`,
    viewer,
    '/_ops/content',
  );
}

const item = (change: ContentChange, viewer: Viewer): Html => html`<li>
<p><b>${change.action}</b> <span class="version">${change.number}</span>, ${countsInWords(change.counts)}</p>
<p class="since">${moment(change.when)}, ${change.person ?? change.who}</p>
${change.why && html`<p>${change.why}</p>`}
${state(change, viewer)}
</li>
`;

function state({ number, undoneBy, isKept }: ContentChange, { holder }: Viewer): Html | false {
  if (undoneBy !== null) return html`<p class="since">Put back by ${undoneBy}</p>`;
  if (!isKept) return html`<p class="since">What was before is not kept</p>`;
  return (
    may(holder, 'content') &&
    html`<p class="actions"><a class="button" href="${undoAddress({ what: 'put-back', number })}">Put back<span class="unseen"> change ${number}</span></a></p>`
  );
}
