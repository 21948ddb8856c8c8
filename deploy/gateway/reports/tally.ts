import type { FastifyBaseLogger } from 'fastify';
import type { Count, Counted, ReportedError } from '../../registry/reports/contract.ts';
import type { Registry } from '../releases/registry.ts';

/** What is counted of one version. */
export type Counting = Pick<Count, 'remote' | 'version' | 'country' | 'kind'> & { bucket?: number; count?: number };

export type Tally = ReturnType<typeof createTally>;

/** More counters than any site needs; further ones are dropped, so that nobody fills the memory. */
const countersLimit = 5_000;
const errorsLimit = 20;

/** Adds up counts in memory, by the minute, until `take` takes them away. */
export function createTally() {
  let counts = new Map<string, Count>();
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
    /** Takes everything that was added up; undefined where there is nothing. */
    take(): Counted | undefined {
      if (counts.size === 0 && errors.length === 0) return undefined;
      const taken = { counts: [...counts.values()], errors };
      counts = new Map();
      errors = [];
      return taken;
    },
    /** Adds what was taken and could not be forwarded. */
    putBack(taken: Counted): void {
      taken.counts.forEach(put);
      errors = [...taken.errors, ...errors].slice(0, errorsLimit);
    },
  };
}

const everyMs = 1_000;

/** Forwards the counts to the registry each second. Counts that cannot be sent are sent the next time. */
export function forwardReports(tally: Tally, registry: Pick<Registry, 'report'>, log: Pick<FastifyBaseLogger, 'warn'>) {
  let failing = false;
  let forwarding: Promise<void> = Promise.resolve();

  async function forward(): Promise<void> {
    const taken = tally.take();
    if (!taken) return;
    try {
      await registry.report(taken);
      failing = false;
    } catch (error) {
      tally.putBack(taken);
      if (!failing) log.warn({ err: error }, 'Reports cannot be forwarded to the registry; they are kept');
      failing = true;
    }
  }

  const next = () => {
    forwarding = forwarding.then(forward);
    return forwarding;
  };
  const timer = setInterval(next, everyMs);
  return {
    async close() {
      clearInterval(timer);
      await next();
    },
  };
}
