import type { TFunction } from 'i18next';
import { ContentError, minutesToWait } from 'shared/errors';
import type { Posted } from 'shared/forms';

/** The sentence for an error: how long to wait where something was tried too often, `otherwise` for any other. */
export function sentenceOf(t: TFunction, error: unknown, otherwise: string): string {
  const minutes = minutesToWait(error);
  return minutes ? t('errors.429', { minutes }) : otherwise;
}

/** The error that a form met which the browser posted by itself. */
export const postedError = ({ code, retryAfterSeconds }: NonNullable<Posted['failed']>): ContentError =>
  new ContentError(`The form was refused with ${code}`, [code], { retryAfterSeconds });
