import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageField } from 'shared/contact';
import { Button, InPageLink, Notice } from 'shared/ui';
import styles from './form.module.css';
import { fieldId } from './message-fields.tsx';

/** Why the last try to send failed: a sentence, or mistakes in the fields. */
export interface Problem {
  sentence?: string;
}

interface ProblemsProps {
  problem: Problem;
  /** The fields that have one, in their order. */
  mistakes: readonly MessageField[];
  goTo(field: MessageField): void;
}

/** The error summary at the top of the form: it gets the focus and leads to each field that has a mistake. */
export function Problems({ problem, mistakes, goTo }: ProblemsProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // Every failed try makes a new object, so that the focus moves even if the text is the same.
  useEffect(() => {
    if (problem) place.current?.focus();
  }, [problem]);
  return (
    <div ref={place} className={styles.problems} tabIndex={-1}>
      <Notice kind="error">
        {problem.sentence ?? t('form.mistakes', { count: mistakes.length })}
        {!problem.sentence && (
          <ul className={styles.list}>
            {mistakes.map((field) => (
              <li key={field}>
                <InPageLink className={styles.jump} href={`#${fieldId(field)}`} go={() => goTo(field)}>
                  {t(`field.${field}`)}
                </InPageLink>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** Replaces the form once the message is sent. */
export function Thanks({ message, again }: { message: string; again(): void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1}>
        {t('thanks.heading')}
      </h2>
      <Notice kind="success">{message}</Notice>
      <p>{t('thanks.text')}</p>
      <Button look="outlined" className="with-scripts" onClick={again}>
        {t('thanks.again')}
      </Button>
    </section>
  );
}
