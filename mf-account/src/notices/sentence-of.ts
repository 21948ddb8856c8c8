import type { TFunction } from 'i18next';
import { minutesToWait } from 'shared/errors';

/** The sentence for an error: how long to wait where something was tried too often, `otherwise` for any other. */
export function sentenceOf(t: TFunction, error: unknown, otherwise: string): string {
  const minutes = minutesToWait(error);
  return minutes ? t('errors.429', { minutes }) : otherwise;
}
