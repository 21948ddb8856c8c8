import { useTranslation } from 'react-i18next';
import { Picture } from 'shared/ui';
import type { Question } from './load.ts';
import styles from './mirror-finder.module.css';

/** What a step asks, with its picture. */
export function QuestionHeading({ step, number }: { step: Question; number: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.asked}>
      <div className={styles.words}>
        <p className={styles.number}>
          {t('finder.step', { number })} · <span lang={step.labelLanguage ?? undefined}>{step.label}</span>
        </p>
        <h3 className={styles.question} lang={step.questionLanguage ?? undefined}>
          {step.question}
        </h3>
        {step.subtitle && (
          <p className={styles.subtitle} lang={step.subtitleLanguage ?? undefined}>
            {step.subtitle}
          </p>
        )}
      </div>
      {step.image && <Picture className={styles.picture} sizes="slide" image={step.image} />}
    </div>
  );
}
