import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../releases/registry.ts';
import type { Tally } from './tally.ts';

const everyMs = 1_000;

/** Hands what was added up on to the registry each second. What cannot be handed on is kept for the next time. */
export function handOn(tally: Tally, registry: Pick<Registry, 'report'>, log: Pick<FastifyBaseLogger, 'warn'>) {
  let failing = false;
  let handing: Promise<void> = Promise.resolve();

  async function hand(): Promise<void> {
    const taken = tally.take();
    if (!taken) return;
    try {
      await registry.report(taken);
      failing = false;
    } catch (error) {
      tally.putBack(taken);
      if (!failing) log.warn({ err: error }, 'Reports cannot be handed on to the registry; they are kept');
      failing = true;
    }
  }

  const next = () => {
    handing = handing.then(hand);
    return handing;
  };
  const timer = setInterval(next, everyMs);
  return {
    async close() {
      clearInterval(timer);
      await next();
    },
  };
}
