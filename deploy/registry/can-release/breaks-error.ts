import { RefusalError } from '../refusal.ts';
import type { Reason } from './reason.ts';

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
