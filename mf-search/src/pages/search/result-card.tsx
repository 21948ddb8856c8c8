import { useTranslation } from 'react-i18next';
import { Picture } from 'shared/ui';
import type { Tab } from '../../domain/tabs.ts';
import type { Result } from './load-results.ts';
import styles from './result-card.module.css';

interface ResultCardProps {
  result: Result;
  tab: Tab;
  /** Its picture shows before anybody scrolls. */
  priority: boolean;
}

/** A result: its picture, its name and a line about it; a page has words alone and says that it leads there (R311). */
export function ResultCard({ result: { url, heading, description, image }, tab, priority }: ResultCardProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      {image && (
        <div className={styles.frame}>
          <Picture
            className={tab === 'products' ? styles.upright : styles.lying}
            image={image}
            room="third"
            priority={priority}
          />
        </div>
      )}
      <h2 className={styles.heading}>
        <a className={styles.link} href={url}>
          {heading}
        </a>
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      {tab === 'pages' && (
        <span className={styles.see} aria-hidden="true">
          {t('results.see-page')}
        </span>
      )}
    </article>
  );
}
