import { SiteError } from 'shared/errors';
import type { z } from 'zod';
import { type QaView, qaViewSchema } from '../../tokens/qa-view.ts';

/**
 * What somebody wants to see, from texts as `mf-search=2.1.0-rc.1` and `mf-stores=slow`.
 * Throws SiteError `command-wrong` naming the first text that says nothing.
 */
export function readQaOptions(
  versions: readonly string[],
  faults: readonly string[],
): Pick<QaView, 'versions' | 'faults'> {
  return {
    versions: read(versions, qaViewSchema.shape.versions, 'a remote and a version as mf-search=2.1.0'),
    faults: read(faults, qaViewSchema.shape.faults, 'a remote and slow, hang, 404 or throw as mf-stores=slow'),
  };
}

function read<Options>(texts: readonly string[], schema: z.ZodType<Options>, expected: string): Options {
  const pairs = texts.map((text) => text.split(/=(.*)/s, 2));
  const wrong = texts.find((_, index) => !schema.safeParse(Object.fromEntries([pairs[index] ?? []])).success);
  if (wrong !== undefined) throw new SiteError('command-wrong', `${wrong} is not ${expected}`);
  return schema.parse(Object.fromEntries(pairs));
}
