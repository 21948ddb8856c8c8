import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { Registry } from '../releases/registry.ts';
import { refusedField } from './refused-fields.ts';

/**
 * The text of an operation by its hash, where a published release registered it. Throws SiteError: request-refused for
 * any other, and for one that asks for what browsers may not have; registry-failed.
 */
export type TrustedDocuments = (hash: string) => Promise<string>;

const kept = 1_000;

/** A hash stands for the same text for ever: each is asked for once. */
export function trustedDocuments(registry: Pick<Registry, 'operation'>): TrustedDocuments {
  const texts = new LRUCache<string, string>({ max: kept });
  return async (hash) => {
    const known = texts.get(hash);
    if (known) return known;
    const text = await registry.operation(hash).catch((error) => {
      if (!(error instanceof SiteError) || error.code !== 'release-unknown') throw error;
      throw new SiteError('request-refused', `No release sends the operation ${hash}`, { cause: error });
    });
    const field = refusedField(text);
    if (field) throw new SiteError('request-refused', `Browsers may not ask for ${field}`);
    texts.set(hash, text);
    return text;
  };
}
