import type { FastifyInstance } from 'fastify';
import type { BuildTimes } from 'shared/build';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** What each step took from a save until the server rendered with it, for a line; empty for a build that followed no save. */
export function stepsUntil(shownAt: number, { savedAt, compiledAt, builtAt }: BuildTimes): string {
  if (savedAt === undefined) return '';
  const steps = { compiled: compiledAt - savedAt, described: builtAt - compiledAt, published: shownAt - builtAt };
  const each = Object.entries(steps).map(([step, ms]) => `${step} in ${seconds(ms)}`);
  return ` ${seconds(shownAt - savedAt)} after the save (${each.join(', ')})`;
}

/** Prints how long the first document took that is asked for after each call of what this returns. */
export function sayFirstPage(app: FastifyInstance): () => void {
  let isAwaited = false;
  app.addHook('onResponse', async ({ url }, reply) => {
    if (!isAwaited || !String(reply.getHeader('content-type')).startsWith('text/html')) return;
    isAwaited = false;
    console.log(`${url} rendered in ${seconds(reply.elapsedTime)}.`);
  });
  return () => {
    isAwaited = true;
  };
}
