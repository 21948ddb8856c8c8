import type { Posted } from 'shared/forms';

/**
 * What came of a form that the browser posted by itself, as a notice; `failed` is said of what was refused without a
 * sentence.
 */
export const outcomeOf = ({ done, refused }: Posted, failed: string): { kind: 'success' | 'error'; text: string } =>
  done === undefined ? { kind: 'error', text: refused ?? failed } : { kind: 'success', text: done };
