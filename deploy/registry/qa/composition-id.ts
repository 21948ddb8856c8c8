import { createHash } from 'node:crypto';

/** The id of a composition: a hash of its versions by remote, whatever their order. */
export function compositionIdOf(versions: Readonly<Record<string, string>>): string {
  const named = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  return createHash('sha256').update(named.sort().join()).digest('hex').slice(0, 16);
}
