import { z } from 'zod';
import type { RegistryClient } from '../../../registry/client.ts';
import { type Changed, everyCountry } from '../../../registry/contract.ts';
import { previousVersion } from '../../../registry/previous-version.ts';
import { html } from '../html.ts';
import { page, problem, type Viewer } from '../layout.ts';
import { audienceName } from '../words.ts';

/** What can be done to what is live. */
export const actSchema = z.object({
  what: z.enum(['roll-back', 'promote', 'halt', 'make-live']),
  remote: z.string().max(50),
  country: z.string().max(10),
  version: z.string().max(50).optional(),
});
export type Act = z.infer<typeof actSchema>;

export const actAddress = ({ version, ...act }: Act): string =>
  `/_ops/act?${new URLSearchParams({ ...act, ...(version !== undefined && { version }) })}`;

const verbs: Record<Act['what'], string> = {
  'roll-back': 'Roll back',
  promote: 'Promote',
  halt: 'Halt',
  'make-live': 'Make live',
};

/** Says what would change, and asks for the reason before it is done. */
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
  return page(
    title,
    html`<h1>${title}</h1>
${refusal && problem(refusal)}
<dl class="change"><dt>Who sees it</dt><dd>${audienceName(country)}</dd>
<dt>Now</dt><dd class="version">${change.from ?? 'as all countries'}</dd>
<dt>Then</dt><dd class="version">${change.to ?? 'as all countries'}</dd></dl>
<form method="post" action="/_ops/act" class="act">
<input type="hidden" name="key" value="${viewer.key}">
<input type="hidden" name="what" value="${what}">
<input type="hidden" name="remote" value="${remote}">
<input type="hidden" name="country" value="${country}">
${version !== undefined && html`<input type="hidden" name="version" value="${version}">`}
<label for="why">Reason, for the history</label>
<input id="why" name="why" required maxlength="1000" autocomplete="off">
<p class="actions"><button>${verbs[what]}</button> <a href="/_ops">Leave it as it is</a></p>
</form>`,
    viewer,
  );
}

const back = html`<p><a href="/_ops">What is live</a></p>`;

/** From which version to which visitors go; `null` stands for the version of all other countries. */
async function changeOf(registry: RegistryClient, { what, remote, country, version }: Act) {
  const { live } = await registry.live();
  const own = live[country]?.[remote];
  const from = own?.version ?? null;
  if (what === 'make-live') return version === undefined ? undefined : { from, to: version };
  if (what !== 'roll-back') {
    if (!own?.candidate) return undefined;
    const { candidate } = own;
    return what === 'promote' ? { from, to: candidate.version } : { from: candidate.version, to: from };
  }
  const past = await registry.history({ remote, country, changesLive: true, limit: 1000 });
  const beginning = country === everyCountry ? [] : [null];
  const to = previousVersion([...beginning, ...past.map((line) => line.to).reverse()]);
  if (to !== undefined) return { from, to };
  return own?.candidate ? { from: own.candidate.version, to: from } : undefined;
}

/** Does it, in the name of whoever has signed in. Throws RefusalError where the registry refuses. */
export function perform(registry: RegistryClient, { holder }: Viewer, act: Act, why: string): Promise<Changed> {
  const { what, remote, country, version } = act;
  const change = { country, by: holder.name, why };
  if (what === 'make-live') return registry.makeLive(remote, { ...change, version: version ?? '' });
  if (what === 'roll-back') return registry.rollBack(remote, change);
  return what === 'promote' ? registry.promote(remote, change) : registry.halt(remote, change);
}
