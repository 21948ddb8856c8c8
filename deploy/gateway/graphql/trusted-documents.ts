import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { Release } from '../releases/release-store.ts';
import { onlyReads, refusedField } from './refused-fields.ts';

/**
 * The text of an operation by its hash, where one of these releases sends it. Throws SiteError request-refused for any
 * other, and for one that asks for what browsers may not have.
 */
export type TrustedDocuments = (hash: string, releases: readonly Release[]) => TrustedDocument;

export interface TrustedDocument {
  text: string;
  /** Whether it changes nothing, and may be sent again. */
  reads: boolean;
}

const kept = 1_000;

/** Each text is looked through once. */
export function trustedDocuments(): TrustedDocuments {
  const known = new LRUCache<string, { refused: string | undefined; reads: boolean }>({ max: kept });

  function lookThrough(text: string): { refused: string | undefined; reads: boolean } {
    const found = known.get(text) ?? { refused: refusedField(text), reads: onlyReads(text) };
    known.set(text, found);
    return found;
  }

  return (hash, releases) => {
    const sender = releases.find(({ manifest }) => Object.hasOwn(manifest.operations, hash));
    const text = sender?.manifest.operations[hash];
    if (text === undefined)
      throw new SiteError('request-refused', `No release of this visit sends the operation ${hash}`);
    const { refused, reads } = lookThrough(text);
    if (refused) throw new SiteError('request-refused', `Browsers may not ask for ${refused}`);
    return { text, reads };
  };
}
