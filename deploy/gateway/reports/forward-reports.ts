import type { FastifyBaseLogger } from 'fastify';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Registry } from '../releases/registry.ts';
import type { Tally } from './tally.ts';

const everyMs = 1_000;
const everythingEveryMs = 10_000;

interface Forwarding {
  tally: Tally;
  registry: Pick<Registry, 'report'>;
  live: Pick<LiveReleases, 'shown'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Hands the counts on to the registry, which says each time whose are awaited: those go each second, all others every ten, from
 * all gateways in the same second, so that the registry adds them up. Where something else is live everything goes at once, by
 * which it is known whose are awaited from then on. What cannot be sent is sent a second later.
 */
export function forwardReports({ tally, registry, live, log }: Forwarding) {
  let awaited: ReadonlySet<string> = new Set();
  /** When everything was handed on last: after which write of the registry, and in which ten seconds. */
  let last = '';
  let failing = false;
  let forwarding: Promise<void> | undefined;

  async function forward(isLast = false): Promise<void> {
    const now = `${live.shown.registry} ${Math.floor(Date.now() / everythingEveryMs)}`;
    const isEverything = isLast || now !== last;
    const parts = tally.take(isEverything ? undefined : awaited);
    if (parts.length === 0) return;
    let sent = 0;
    try {
      for (const part of parts) {
        awaited = new Set((await registry.report(part)).awaited);
        sent += 1;
      }
      if (isEverything) last = now;
      failing = false;
    } catch (error) {
      parts.slice(sent).forEach(tally.putBack);
      if (!failing) log.warn({ err: error }, 'Reports cannot be forwarded to the registry; they are kept');
      failing = true;
    }
  }

  const timer = setInterval(() => {
    forwarding ??= forward().finally(() => {
      forwarding = undefined;
    });
  }, everyMs);
  return {
    /** Hands everything on that is left, where the registry answers. */
    async close() {
      clearInterval(timer);
      await forwarding;
      await forward(true);
    },
  };
}
