import { z } from 'zod';
import { may } from '../../../registry/access/roles.ts';
import type { RegistryClient } from '../../../registry/client.ts';
import {
  audience,
  contentName,
  countsInWords,
  everyCountry,
  type HistoryEntry,
  namesOf,
  numbered,
  versionName,
} from '../../../registry/contract.ts';
import { html } from '../html.ts';
import { page, problem, reasonForm, type Viewer } from '../layout.ts';

/** What can be undone by its number: a change of content that is live, what went live together, and anything that is dated. */
export const undoSchema = numbered.extend({ what: z.enum(['put-back', 'roll-back', 'take-back']) });
type Undo = z.infer<typeof undoSchema>;

/** The address of the page that asks for the reason. */
export const undoAddress = ({ what, number }: Undo): string =>
  `/_ops/undo?${new URLSearchParams({ what, number: String(number) })}`;

/** How each is called, where it is listed, what is known of it, and what its box overrides. */
const undos = {
  'put-back': {
    verb: 'Put back',
    object: 'change %d of content',
    home: '/_ops/content',
    find: changeOf,
    forcing: 'Also rows that somebody has changed since',
  },
  'roll-back': {
    verb: 'Roll back',
    object: 'all that went live together as %d',
    home: '/_ops',
    find: togetherOf,
    forcing:
      'Also content that somebody has changed since, and though it would break the site; the history will say so',
  },
  'take-back': {
    verb: 'Take back',
    object: 'what is dated as %d',
    home: '/_ops/content',
    find: datedOf,
    forcing: false,
  },
} as const;

/** Whether somebody may take back all of an entry of the history that went live together. */
export const mayRollBack = ({ holder }: Viewer, lines: readonly Pick<HistoryEntry, 'remote'>[]): boolean =>
  lines.every(({ remote }) =>
    remote === contentName ? may(holder, 'content') : may(holder, 'release', remote ?? undefined),
  );

/** Says what would be undone, and asks for the reason before it is. */
export async function undoPage(
  registry: RegistryClient,
  viewer: Viewer,
  { what, number }: Undo,
  refusal?: string,
): Promise<string> {
  const { verb, object, home, find, forcing } = undos[what];
  const found = await find(registry, number);
  const title = `${verb} ${object.replace('%d', String(number))}`;
  const content = found
    ? html`<dl class="change"><dt>What</dt><dd>${found.what}</dd><dt>By</dt><dd>${found.by}</dd><dt>Then</dt><dd>${found.next}</dd></dl>
${reasonForm(viewer, { action: '/_ops/undo', fields: { what, number }, button: verb, forcing, home })}`
    : html`${problem('There is no such thing any more: it is done, or was undone.')}<p><a href="${home}">Back</a></p>`;
  return page(title, html`<h1>${title}</h1>\n${refusal && problem(refusal)}\n${content}`, viewer);
}

async function changeOf(registry: RegistryClient, number: number) {
  const change = (await registry.contentChanges()).find((one) => one.number === number);
  if (!change?.isKept || change.undoneBy !== null) return undefined;
  const { counts, person, who, why } = change;
  const next = 'Every page shows what was before, within a second; later changes stay';
  return { what: countsInWords(counts), by: [person ?? who, why].filter(Boolean).join(': '), next };
}

async function togetherOf(registry: RegistryClient, number: number) {
  const lines = await registry.history({ together: number });
  const [first] = lines;
  if (!first) return undefined;
  const what = lines
    .map(({ remote, country, from, to }) => {
      const [was, is] = [from, to].map((version) => versionName(version, country ?? everyCountry));
      return remote === contentName ? `change ${to} of content` : `${remote} ${was} → ${is}`;
    })
    .join(', ');
  const next = `What was before is live for ${audience(first.country ?? everyCountry)}, all of it in one write`;
  return { what, by: [first.person ?? first.who, first.why].filter(Boolean).join(': '), next };
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
  if (what === 'roll-back') {
    await registry.rollBackTogether(number, { ...about, force });
    return { next: '/_ops' };
  }
  const dated = (await registry.dated()).find((one) => one.number === number);
  await registry.takeBack(number, about);
  return { next: dated?.remote === contentName ? '/_ops/content' : '/_ops' };
}
