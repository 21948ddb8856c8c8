import { useTranslation } from 'react-i18next';
import { Notice } from 'shared/ui';
import type { LocatorProblem } from './use-locator.ts';

/** Why nothing was found or located, in words (R315, R328, C58). */
export function Problem({ problem, text }: { problem: LocatorProblem; text: string }) {
  const { t } = useTranslation();
  if (problem.problem === 'failed') return <Notice kind="error">{t('problem.failed', problem)}</Notice>;
  if (problem.problem === 'unknown') return <Notice kind="error">{t('problem.unknown', { text })}</Notice>;
  return <Notice kind="error">{t(`problem.${problem.problem}`)}</Notice>;
}
