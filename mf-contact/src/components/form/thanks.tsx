import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from 'shared/ui';
import styles from './form.module.css';

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
      <Button look="outlined" onClick={again}>
        {t('thanks.again')}
      </Button>
    </section>
  );
}
