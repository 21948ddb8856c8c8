import { useTranslation } from 'react-i18next';
import { CardLink, CardPicture, Translated } from 'shared/ui';
import type { ArticleCardFragment } from './article-card.generated.ts';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleCardFragment;
  /** `featured` is large, with its words beside the picture; `wide` and `tall` are for columns, `plain` for a slider. */
  look: 'featured' | 'wide' | 'tall' | 'plain';
}

const pictureSizes = { featured: 'two-thirds', wide: 'aside', tall: 'aside', plain: 'slide' } as const;

/** An article in a list. The whole card is its link, so that screen readers say its name once. */
export function ArticleCard({ article, look }: ArticleCardProps) {
  const { t } = useTranslation();
  const large = look === 'featured' || look === 'tall';
  return (
    <article className={`${styles.card} ${styles[look]}`}>
      <CardPicture
        className={styles.picture}
        image={large ? article.imageMea : article.imagePreview}
        sizes={pictureSizes[look]}
        priority={look === 'featured'}
      />
      <div className={styles.words}>
        <Translated className={styles.label} text={article.label} language={article.labelLanguage} />
        <h3 className={styles.heading} lang={article.headingLanguage ?? undefined}>
          <CardLink href={article.url}>{article.heading}</CardLink>
        </h3>
        <span className={styles.button} aria-hidden="true">
          {t('article.read')}
        </span>
      </div>
    </article>
  );
}
