import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import { type ContentChange, contentName, countsInWords } from '../../../registry/contract.ts';
import { table } from '../figures.ts';
import { type Html, html, moment } from '../html.ts';
import { page, problem, type Viewer } from '../layout.ts';
import { datedSection } from './dated.ts';
import { undoAddress } from './undo.ts';

/** How many changes the page shows. */
const shown = 50;

/** The changes of content, each of which may be put back, and those that are dated. `left` names rows that were just left as they are. */
export async function contentPage(registry: RegistryClient, viewer: Viewer, left?: string): Promise<string> {
  const [changes, dated] = await Promise.all([registry.contentChanges(), registry.dated()]);
  const rows = changes
    .slice(0, shown)
    .map((change) => [
      String(change.number),
      moment(change.when),
      change.action,
      countsInWords(change.counts),
      `${change.person ?? change.who}${change.why && `: ${change.why}`}`,
      state(change, viewer),
    ]);
  return page(
    'Content',
    html`<h1>Changes of content</h1>
${left && problem(`Somebody has changed these since, and they stay as they are: ${left}`)}
${datedSection(
  dated.filter(({ remote }) => remote === contentName),
  viewer,
)}
${rows.length === 0 ? html`<p class="quiet">Nothing has changed yet.</p>` : table(['Change', 'When', 'Action', 'Rows', 'By', ''], rows)}`,
    viewer,
    '/_ops/content',
  );
}

function state({ number, undoneBy, isKept }: ContentChange, { holder }: Viewer): Html {
  if (undoneBy !== null) return html`Put back by ${undoneBy}`;
  if (!isKept) return html`What was before is not kept`;
  return html`${may(holder, 'content') && html`<a class="button" href="${undoAddress({ what: 'put-back', number })}">Put back<span class="unseen"> change ${number}</span></a>`}`;
}
