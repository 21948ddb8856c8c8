import { useTranslation } from 'react-i18next';
import { Card, CardLink, CardPicture } from 'shared/ui';
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
export function ResultCard({ result, tab, priority }: ResultCardProps) {
  const { url, heading, headingLanguage, description, descriptionLanguage, image } = result;
  const { t } = useTranslation();
  return (
    <Card>
      {image && (
        <CardPicture
          className={tab === 'products' ? undefined : styles.lying}
          image={image}
          sizes="third"
          priority={priority}
        />
      )}
      <h2 className={styles.heading} lang={headingLanguage ?? undefined}>
        <CardLink href={url}>{heading}</CardLink>
      </h2>
      {description && (
        <p className={styles.description} lang={descriptionLanguage ?? undefined}>
          {description}
        </p>
      )}
      {tab === 'pages' && (
        <span className={styles.see} aria-hidden="true">
          {t('results.see-page')}
        </span>
      )}
    </Card>
  );
}
