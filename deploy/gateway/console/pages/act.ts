import { versionSchema } from 'shared/release';
import { z } from 'zod';
import type { RegistryClient } from '../../../registry/client.ts';
import { type Changed, type Preview, versionName } from '../../../registry/contract.ts';
import { RefusalError } from '../../../registry/refusal.ts';
import { audienceName, type Html, html } from '../html.ts';
import { page, problem, reasonForm, type Viewer } from '../layout.ts';

/** What can be done to what is live. */
export const actSchema = z.object({
  what: z.enum(['roll-back', 'promote', 'halt', 'make-live']),
  remote: z.string().max(50),
  country: z.string().max(10),
  version: versionSchema.optional(),
});
type Act = z.infer<typeof actSchema>;

/** The address of the page that asks for the reason of an action. */
export const actAddress = ({ version, ...act }: Act): string =>
  `/_ops/act?${new URLSearchParams({ ...act, ...(version !== undefined && { version }) })}`;

const verbs: Record<Act['what'], string> = {
  'roll-back': 'Roll back',
  promote: 'Promote',
  halt: 'Halt',
  'make-live': 'Make live',
};

/** Says what would change, and what that would break, and asks for the reason before it is done. */
export async function actPage(registry: RegistryClient, viewer: Viewer, act: Act, refusal?: string): Promise<string> {
  const { what, remote, country, version } = act;
  const change = await changeOf(registry, act);
  const title = `${verbs[what]} ${remote}`;
  if (change === undefined)
    return page(
      title,
      html`<h1>${title}</h1>${problem('There is nothing to go to: see what is live.')}${back}`,
      viewer,
    );
  const forcing = change.reasons.length > 0 && mayForce(viewer) && 'Do it all the same; the history will say so';
  const fields = { what, remote, country, version };
  return page(
    title,
    html`<h1>${title}</h1>
${refusal && problem(refusal)}
<dl class="change"><dt>Who sees it</dt><dd>${audienceName(country)}</dd>
<dt>Now</dt><dd class="version">${versionName(change.from, country)}</dd>
<dt>Then</dt><dd class="version">${versionName(change.to, country)}</dd></dl>
${breaks(change)}
${reasonForm(viewer, { action: '/_ops/act', fields, button: verbs[what], forcing, home: '/_ops' })}`,
    viewer,
  );
}

const back = html`<p><a href="/_ops">What is live</a></p>`;

/** What the registry says that the change would break; nothing where it would not. */
const breaks = ({ reasons }: Pick<Preview, 'reasons'>): Html | false =>
  reasons.length > 0 &&
  html`<section class="problem" role="alert"><h2>This would break the site</h2>
<ul>${reasons.map(({ message }) => html`<li>${message}</li>`)}</ul></section>`;

const mayForce = ({ holder: { role } }: Viewer): boolean => role === 'ops' || role === 'admin';

/** The version before and after, and what the change breaks; `null` stands for nothing of its own. */
async function changeOf(
  registry: RegistryClient,
  act: Act,
): Promise<Pick<Preview, 'from' | 'to' | 'reasons'> | undefined> {
  const { what, remote: name, country, version } = act;
  const own = (await registry.live()).live[country]?.[name];
  const candidate = own?.candidate?.version;
  // Ending a rollout breaks nothing: everybody else sees that version already.
  if (what === 'halt') return candidate ? { from: candidate, to: own?.version ?? null, reasons: [] } : undefined;
  const wanted = what === 'promote' ? candidate : version;
  if (what !== 'roll-back' && wanted === undefined) return undefined;
  return registry.canGoLive({ name, country, version: wanted }).catch((error: unknown) => {
    if (error instanceof RefusalError && error.status === 409) return undefined;
    throw error;
  });
}

/** Performs an action in the name of the person who has signed in. Throws RefusalError where the registry refuses. */
export function perform(
  registry: RegistryClient,
  { holder }: Viewer,
  { what, remote, country, version }: Act,
  how: { why: string; force: boolean },
): Promise<Changed> {
  const change = { country, by: holder.name, ...how };
  if (what === 'make-live') return registry.makeLive(remote, { ...change, version: version ?? '' });
  if (what === 'roll-back') return registry.rollBack(remote, change);
  return what === 'promote' ? registry.promote(remote, change) : registry.halt(remote, change);
}
