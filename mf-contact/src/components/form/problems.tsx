import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageField } from 'shared/contact';
import { Notice } from 'shared/ui';
import styles from './form.module.css';

/** What stood in the way of one try to send: fields, in their order, or a sentence. */
export interface Problem {
  fields?: readonly MessageField[];
  sentence?: string;
}

interface ProblemsProps {
  problem: Problem;
  goTo(field: MessageField): void;
}

/** What is wrong, in one place at the top, which gets the focus; each field is a step away. */
export function Problems({ problem, goTo }: ProblemsProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // Each try that fails brings a new problem, even if it says the same.
  useEffect(() => {
    if (problem) place.current?.focus();
  }, [problem]);
  const { fields = [], sentence } = problem;
  return (
    <div ref={place} className={styles.problems} tabIndex={-1}>
      <Notice kind="error">
        {sentence ?? t('form.mistakes', { count: fields.length })}
        {fields.length > 0 && (
          <ul className={styles.list}>
            {fields.map((field) => (
              <li key={field}>
                <button className={styles.jump} type="button" onClick={() => goTo(field)}>
                  {t(`field.${field}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
