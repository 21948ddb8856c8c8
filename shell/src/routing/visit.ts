import { SiteError } from 'shared/errors';
import type { Composition, Visit } from 'shared/release';
import { ownVersions } from '../platform/own-versions.ts';

interface HowToFetch {
  signal?: AbortSignal;
  /** Nobody has asked for the page yet. */
  ahead?: boolean;
}

/**
 * Asks the server for everything that a navigation needs, rendered with the versions that this tab has. Throws SiteError:
 * no-connection where no answer came, or content-failed.
 */
export async function fetchVisit(
  address: string,
  composition: Composition,
  { signal, ahead = false }: HowToFetch = {},
): Promise<Visit> {
  const answer = await fetch(`/_page?url=${encodeURIComponent(address)}`, {
    // Scripts cannot send `sec-purpose`; this is the header that it replaced.
    headers: { ...ownVersions(composition), ...(ahead ? { purpose: 'prefetch' } : {}) },
    priority: ahead ? 'low' : 'auto',
    signal,
  }).catch((cause: unknown) => {
    throw new SiteError('no-connection', undefined, { cause });
  });
  // A server that has too much to do answers a page that nobody has asked for yet with 204.
  if (!answer.ok || answer.status === 204) throw new SiteError('content-failed', `/_page answered ${answer.status}`);
  return answer.json();
}
