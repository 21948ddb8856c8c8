import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../releases/registry.ts';
import type { Tally } from './tally.ts';

const everyMs = 1_000;

/** Forwards what was counted to the registry each second. Counts that cannot be sent are kept for the next time. */
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
