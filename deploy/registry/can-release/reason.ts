import { z } from 'zod';
import { RefusalError } from '../refusal.ts';

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
    'styles',
  ]),
  /** Who would be broken: `mf-content 1.0.0`, or a piece of content. */
  consumer: z.string(),
  message: z.string(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** A reason that holds in one country or more, or `*`. `key` is the same before and after a change that is not to blame. */
export type Problem = Reason & { key: string };

/** A release or a change of what is live would break the site; nothing was changed. */
export class BreaksError extends RefusalError {
  readonly reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    super(409, 'release-breaks', `It would break the site:\n${reasonLines(reasons)}`);
    this.reasons = reasons;
  }
}

/** Reasons as lines for people. */
export const reasonLines = (reasons: readonly Reason[]): string =>
  reasons.map(({ message }) => `  - ${message}`).join('\n');
