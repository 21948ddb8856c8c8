import { useTranslation } from 'react-i18next';
import { useBusState } from 'shared/platform';
import { Button, Notice } from 'shared/ui';
import styles from './page.module.css';
import type { Outcomes as Shown } from './use-outcomes.ts';

/** What came of the visitor's edits, and how many of them wait for the line; it stays in view however long the list is. */
export function Outcomes({ outcomes: { shown, dismiss } }: { outcomes: Pick<Shown, 'shown' | 'dismiss'> }) {
  const { t } = useTranslation();
  const { waiting = 0 } = useBusState('wishlists');
  return (
    <div className={styles.outcomes}>
      {waiting > 0 && <Notice kind="success">{t('wishlist.waiting', { count: waiting })}</Notice>}
      {shown.map(({ key, kind, text, remedy }) => (
        <Notice key={key} kind={kind}>
          {text}{' '}
          {remedy && (
            <Button
              look="plain"
              className={styles.remedy}
              onClick={() => {
                dismiss(key);
                remedy.act();
              }}
            >
              {remedy.label}
            </Button>
          )}{' '}
          {kind === 'error' && (
            <Button look="plain" className={styles.remedy} onClick={() => dismiss(key)}>
              {t('wishlist.dismiss')}
            </Button>
          )}
        </Notice>
      ))}
    </div>
  );
}
