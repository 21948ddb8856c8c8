import { channel } from 'node:diagnostics_channel';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

const leftOut = channel('registry:left-out');

/** Tells that something cannot be read and is left out, so that the others are answered. */
export const tellLeftOut = (what: string, entry: unknown): void =>
  leftOut.publish(`${what}: ${inspect(entry, { depth: 2, breakLength: Number.POSITIVE_INFINITY }).slice(0, 300)}`);

/** Logs what is left out in this process, each once an hour. */
export function logLeftOut(app: FastifyInstance): void {
  const logged = new LRUCache<string, true>({ max: 1_000, ttl: 60 * 60_000 });
  const log = (told: unknown) => {
    const text = String(told);
    if (!logged.has(text)) app.log.warn({ leftOut: text }, 'Something that cannot be read is left out');
    logged.set(text, true);
  };
  leftOut.subscribe(log);
  app.addHook('onClose', async () => {
    leftOut.unsubscribe(log);
  });
}
