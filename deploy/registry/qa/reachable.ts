import { createHash } from 'node:crypto';
import { type Country, countryNames } from 'shared/i18n';
import { everyCountry, type LiveVersions } from '../contract.ts';
import { buckets, seesCandidate } from '../which-version.ts';

/** A combination of versions that some visitor can meet now. */
export interface Reachable {
  id: string;
  versions: Record<string, string>;
  /** The share of a country's visitors who meet it, in per cent. */
  seenBy: Partial<Record<Country, number>>;
}

/** Every different combination that traffic can meet now: in each country, on either side of each rollout. */
export function reachableCompositions(live: LiveVersions['live']): Reachable[] {
  const found = new Map<string, Reachable>();
  for (const country of countryNames) {
    const remotes = Object.entries({ ...live[everyCountry], ...live[country] });
    const percents = remotes.flatMap(([, { candidate }]) => (candidate ? [candidate.percent] : []));
    const bounds = [...new Set([0, ...percents, 100])].sort((one, other) => one - other);
    for (const [index, to] of bounds.slice(1).entries()) {
      const from = bounds[index] ?? 0;
      const versions = Object.fromEntries(
        remotes.map(([name, { version, candidate }]) => [
          name,
          candidate && seesCandidate((from * buckets) / 100, candidate.percent) ? candidate.version : version,
        ]),
      );
      const id = compositionIdOf(versions);
      const reachable = found.get(id) ?? { id, versions, seenBy: {} };
      reachable.seenBy[country] = (reachable.seenBy[country] ?? 0) + to - from;
      found.set(id, reachable);
    }
  }
  return [...found.values()];
}

/** The id of a composition: a hash of its versions by remote, whatever their order. */
export function compositionIdOf(versions: Readonly<Record<string, string>>): string {
  const named = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  return createHash('sha256').update(named.sort().join()).digest('hex').slice(0, 16);
}
