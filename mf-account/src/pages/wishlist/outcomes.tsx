import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBusState } from 'shared/platform';
import { Button, Notice } from 'shared/ui';
import styles from './page.module.css';

/** What came of something that the visitor did to a list, and what can be done about it. */
export interface Outcome {
  kind: 'success' | 'error';
  text: string;
  /** Undoes it, or tries it again. */
  remedy?: { label: string; act(): void };
}

interface ShownOutcome extends Outcome {
  key: number;
}

export type Outcomes = ReturnType<typeof useOutcomes>;

let last = 0;

/**
 * The notices of the page: the latest success, and every failure until it is answered; `first` is there from the start.
 */
export function useOutcomes(first?: Outcome) {
  const [shown, setShown] = useState<readonly ShownOutcome[]>(first ? [{ ...first, key: 0 }] : []);
  return {
    shown,
    show(outcome: Outcome) {
      last += 1;
      const added = { ...outcome, key: last };
      setShown((before) => [...failuresOf(before), added]);
    },
    /**
     * Removes the last success when something new begins; failures stay until the visitor retries or dismisses them.
     */
    begin: () => setShown(failuresOf),
    dismiss: (key: number) => setShown((before) => before.filter((one) => one.key !== key)),
  };
}

const failuresOf = (shown: readonly ShownOutcome[]) => shown.filter(({ kind }) => kind === 'error');

/**
 * What came of the visitor's edits, and how many of them wait for the connection; it is sticky, so that it stays in
 * view.
 */
export function OutcomeNotices({ shown, dismiss }: Pick<Outcomes, 'shown' | 'dismiss'>) {
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
