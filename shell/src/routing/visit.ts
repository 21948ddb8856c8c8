import { SiteError } from 'shared/errors';
import type { Composition, Visit } from 'shared/release';

/** Asks the server for everything that a navigation needs, rendered with the versions that this tab has. */
export async function fetchVisit(address: string, { remotes }: Composition, signal: AbortSignal): Promise<Visit> {
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
  const answer = await fetch(`/_page?url=${encodeURIComponent(address)}`, {
    headers: { 'x-composition': versions.join(',') },
    signal,
  });
  if (!answer.ok) throw new SiteError('content-failed', `/_page answered ${answer.status}`);
  return answer.json();
}
