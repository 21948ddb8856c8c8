import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { Release } from '../releases/release-store.ts';
import { refusedField } from './refused-fields.ts';

/**
 * The text of an operation by its hash, where one of these releases sends it. Throws SiteError request-refused for any
 * other, and for one that asks for what browsers may not have.
 */
export type TrustedDocuments = (hash: string, releases: readonly Release[]) => string;

const kept = 1_000;

/** Each text is looked through once. */
export function trustedDocuments(): TrustedDocuments {
  const refusals = new LRUCache<string, { field: string | undefined }>({ max: kept });

  function refusalOf(text: string): { field: string | undefined } {
    const known = refusals.get(text) ?? { field: refusedField(text) };
    refusals.set(text, known);
    return known;
  }

  return (hash, releases) => {
    const sender = releases.find(({ manifest }) => Object.hasOwn(manifest.operations, hash));
    const text = sender?.manifest.operations[hash];
    if (text === undefined)
      throw new SiteError('request-refused', `No release of this visit sends the operation ${hash}`);
    const { field } = refusalOf(text);
    if (field) throw new SiteError('request-refused', `Browsers may not ask for ${field}`);
    return text;
  };
}
