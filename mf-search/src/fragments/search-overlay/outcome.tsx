import { useTranslation } from 'react-i18next';
import { Button, Notice } from 'shared/ui';
import type { PreSearch } from '../../domain/pre-search.ts';
import { tabs } from '../../domain/tabs.ts';
import styles from './outcome.module.css';
import type { Suggestions } from './use-suggestions.ts';

interface OutcomeProps {
  found: PreSearch<Suggestions>;
  /** Puts another text into the field. */
  choose(text: string): void;
}

/** The state of the search in words, for screen readers; visible only where the list does not show it. */
export function Outcome({ found, choose }: OutcomeProps) {
  const { t } = useTranslation();
  if (found.phase === 'failed') return <Notice kind="error">{t('overlay.failed')}</Notice>;
  const nearest = found.phase === 'answered' && countOf(found.answer) === 0 ? found.answer.nearest : [];
  return (
    <>
      <Said found={found} />
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <p>{t('search.nearest')}</p>
          {nearest.map((word) => (
            <Button key={word} look="plain" onClick={() => choose(word)}>
              {word}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function Said({ found }: { found: PreSearch<Suggestions> }) {
  const { t } = useTranslation();
  if (found.phase === 'asked')
    return (
      <p key="asked" className={styles.waiting} role="status">
        {t('overlay.searching')}
      </p>
    );
  if (found.phase !== 'answered') return <p className="visually-hidden" role="status" />;
  const { corrected } = found.answer;
  const count = countOf(found.answer);
  if (count === 0)
    return (
      <p className={styles.none} role="status">
        {t('search.no-result', { item: found.question })}
      </p>
    );
  return (
    <p className={corrected ? styles.corrected : 'visually-hidden'} role="status">
      {corrected ? t('search.corrected', { item: corrected }) : t('overlay.count', { count })}
    </p>
  );
}

const countOf = (answer: Suggestions): number => tabs.reduce((count, tab) => count + answer[tab].length, 0);
