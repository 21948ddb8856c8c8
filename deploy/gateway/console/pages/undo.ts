import { z } from 'zod';
import type { RegistryClient } from '../../../registry/client.ts';
import { contentName, countsInWords, namesOf } from '../../../registry/contract.ts';
import { html } from '../html.ts';
import { page, problem, type Viewer } from '../layout.ts';

/** What can be undone by its number: a change of content that is live, and anything that is dated. */
export const undoSchema = z.object({
  what: z.enum(['put-back', 'take-back']),
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});
type Undo = z.infer<typeof undoSchema>;

/** The address of the page that asks for the reason. */
export const undoAddress = ({ what, number }: Undo): string =>
  `/_ops/undo?${new URLSearchParams({ what, number: String(number) })}`;

/** Says what would be undone, and asks for the reason before it is. */
export async function undoPage(
  registry: RegistryClient,
  viewer: Viewer,
  { what, number }: Undo,
  refusal?: string,
): Promise<string> {
  const isPutBack = what === 'put-back';
  const found = await (isPutBack ? changeOf(registry, number) : datedOf(registry, number));
  const verb = isPutBack ? 'Put back' : 'Take back';
  const title = isPutBack ? `Put back change ${number} of content` : `Take back what is dated as ${number}`;
  const content = found
    ? html`<dl class="change"><dt>What</dt><dd>${found.what}</dd><dt>By</dt><dd>${found.by}</dd><dt>Then</dt><dd>${found.next}</dd></dl>
<form method="post" action="/_ops/undo" class="act">
<input type="hidden" name="key" value="${viewer.key}">
<input type="hidden" name="what" value="${what}">
<input type="hidden" name="number" value="${number}">
<label for="why">Reason, for the history</label>
<input id="why" name="why" required maxlength="1000" autocomplete="off">
${
  isPutBack &&
  html`<p><label class="force"><input type="checkbox" name="force" value="yes">
Also rows that somebody has changed since</label></p>`
}
<p class="actions"><button>${verb}</button> <a href="/_ops/content">Leave it as it is</a></p>
</form>`
    : html`${problem('There is no such thing any more: it is done, or was undone.')}<p><a href="/_ops/content">Content</a></p>`;
  return page(title, html`<h1>${title}</h1>\n${refusal && problem(refusal)}\n${content}`, viewer);
}

async function changeOf(registry: RegistryClient, number: number) {
  const change = (await registry.contentChanges()).find((one) => one.number === number);
  if (!change?.isKept || change.undoneBy !== null) return undefined;
  const { counts, person, who, why } = change;
  const next = 'Every page shows what was before, within a second; later changes stay';
  return { what: countsInWords(counts), by: [person ?? who, why].filter(Boolean).join(': '), next };
}

async function datedOf(registry: RegistryClient, number: number) {
  const one = (await registry.dated()).find((dated) => dated.number === number);
  if (!one) return undefined;
  const next = one.liveSince ? 'It stays live, and does not end by itself' : 'It does not go live';
  return { what: `${one.remote} ${one.version ?? countsInWords(one.counts ?? {})}`, by: one.person, next };
}

/**
 * Undoes it in the name of the person who has signed in; answers the address to go on at, and rows that were left as they are.
 * Throws RefusalError where the registry refuses.
 */
export async function undo(
  registry: RegistryClient,
  { holder }: Viewer,
  { what, number }: Undo,
  { why, force }: { why: string; force: boolean },
): Promise<{ next: string; left?: string }> {
  const about = { by: holder.name, why };
  if (what === 'put-back') {
    const { left } = await registry.rollBackContent({ ...about, only: number, force });
    return { next: '/_ops/content', left: left.length > 0 ? namesOf(left) : undefined };
  }
  const dated = (await registry.dated()).find((one) => one.number === number);
  await registry.takeBack(number, about);
  return { next: dated?.remote === contentName ? '/_ops/content' : '/_ops' };
}
