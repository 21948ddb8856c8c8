import type { IncomingHttpHeaders } from 'node:http';

const header = 'x-known-change';

/** The header by which a gateway tells the last change of what is live that it knows of, by its number. */
export const tellKnownChange = (change: number): Record<string, string> => ({ [header]: String(change) });

/** The number that `tellKnownChange` tells; undefined where the caller tells none. */
export function knownChange({ [header]: told }: IncomingHttpHeaders): number | undefined {
  return told === undefined ? undefined : Number(told);
}
