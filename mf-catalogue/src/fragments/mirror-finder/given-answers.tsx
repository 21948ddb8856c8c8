import { useTranslation } from 'react-i18next';
import { Texts } from 'shared/ui';
import { queryBackTo } from '../../domain/mirror-finder/flow.ts';
import type { Answered } from './load.ts';
import styles from './mirror-finder.module.css';
import { useAddress } from './use-address.ts';

/** What has been answered so far; each answer leads back to its question. */
export function GivenAnswers({ answered }: { answered: Answered }) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <ol className={styles.given} aria-label={t('finder.answers')}>
      {answered.map(({ step, codes }) => {
        const chosen = step.answers
          .filter(({ value }) => codes.includes(value))
          .map(({ resultLabel, resultLabelLanguage }) => ({ text: resultLabel, language: resultLabelLanguage }));
        return (
          <li key={step.id}>
            <a href={address(queryBackTo(answered, step.id))}>
              <span className={styles.label} lang={step.labelLanguage ?? undefined}>
                {step.label}
              </span>{' '}
              <Texts texts={chosen.length > 0 ? chosen : [{ text: t('finder.none') }]} />
              <span className="visually-hidden">. {t('finder.change')}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
