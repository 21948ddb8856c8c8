import { type Count, type Counted, countsAtOnce, type ReportedError } from '../../registry/reports/contract.ts';

/** What is counted of one version. */
export type Counting = Pick<Count, 'remote' | 'version' | 'country' | 'kind'> & { bucket?: number; count?: number };

export type Tally = ReturnType<typeof createTally>;

/** Some minutes of a large site, while the registry is away; further ones are dropped, so that nobody fills the memory. */
const countersLimit = 50_000;
const errorsLimit = 20;

/** Adds up counts in memory, by the minute, until `take` takes them away. */
export function createTally() {
  const counts = new Map<string, Count>();
  let errors: ReportedError[] = [];

  function put({ count, ...row }: Count): void {
    const key = JSON.stringify(Object.values(row));
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < countersLimit) counts.set(key, { ...row, count });
  }

  return {
    count({ remote, version, country, kind, bucket = 0, count = 1 }: Counting, now = new Date()): void {
      const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
      put({ minute, remote, version, country, kind, bucket, count });
    },
    /** Notes an error, if there are not enough of them already. */
    error(error: ReportedError): void {
      if (errors.length < errorsLimit) errors.push(error);
    },
    /** Takes what was added up of these remotes, or everything, in as many parts as the registry takes it in; none where there is nothing. */
    take(of?: ReadonlySet<string>): Counted[] {
      const isTaken = ({ remote }: { remote: string }) => of === undefined || of.has(remote);
      const parts: Counted[] = [];
      const toPart = (): Counted => {
        const part: Counted = { counts: [], errors: [] };
        parts.push(part);
        return part;
      };
      let part: Counted | undefined;
      for (const [key, count] of counts) {
        if (!isTaken(count)) continue;
        counts.delete(key);
        if (!part || part.counts.length === countsAtOnce) part = toPart();
        part.counts.push(count);
      }
      const taken = errors.filter(isTaken);
      if (taken.length > 0) (parts[0] ?? toPart()).errors = taken;
      errors = errors.filter((error) => !isTaken(error));
      return parts;
    },
    /** Adds what was taken and could not be forwarded. */
    putBack(taken: Counted): void {
      taken.counts.forEach(put);
      errors = [...taken.errors, ...errors].slice(0, errorsLimit);
    },
  };
}
