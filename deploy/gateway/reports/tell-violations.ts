import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { Violation } from './violation.ts';

const violationsTotal = new Counter({
  name: 'rivelle_policy_violations_total',
  help: 'What the content security policy kept out of pages, as browsers report it; anybody can send such reports',
  labelNames: ['remote', 'directive'],
});

/** Each kind of violation is logged once in this time, and so many kinds in all: strangers may say anything. */
const quietMs = 60_000;
const kindsAtMost = 50;
const directives =
  /^(?:(?:script|style|img|font|connect|frame|worker|media|object|manifest|default)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

/**
 * Tells the log and the metrics of violations, of a remote's by its name where `isRemote` knows it. They never count
 * towards a verdict on a version.
 */
export function tellViolations(
  log: Pick<FastifyBaseLogger, 'warn'>,
  isRemote: (name: string) => boolean,
  clock: Pick<Performance, 'now'> = performance,
) {
  const told = new LRUCache<string, true>({ max: kindsAtMost, ttl: quietMs, perf: clock, ttlResolution: 0 });

  return (violation: Violation): void => {
    const { remote, version, blocked, sink } = violation;
    const directive = directives.test(violation.directive) ? violation.directive : 'other';
    violationsTotal.inc({ remote: remote !== undefined && isRemote(remote) ? remote : 'page', directive });
    const kind = JSON.stringify([remote, version, directive, blocked, sink]);
    told.purgeStale();
    if (told.has(kind) || told.size >= kindsAtMost) return;
    told.set(kind, true);
    log.warn({ ...violation, directive }, 'The content security policy kept something out of a page');
  };
}
