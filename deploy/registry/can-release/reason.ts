import { z } from 'zod';

/** Why a release cannot go live, in words for the team that wants it. */
export const reasonSchema = z.object({
  kind: z.enum([
    'address',
    'page',
    'platform',
    'fragment',
    'role',
    'event',
    'state',
    'content',
    'shared',
    'operation',
    'size',
    'samples',
  ]),
  /** Who would be broken: `mf-content 1.0.0`, or a piece of content. */
  consumer: z.string(),
  message: z.string(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** A reason that holds in one country or more, or `*`. `key` is the same before and after a change that is not to blame. */
export type Problem = Reason & { key: string };
