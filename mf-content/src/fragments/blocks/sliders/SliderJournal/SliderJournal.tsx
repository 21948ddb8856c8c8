import { useTranslation } from 'react-i18next';
import { CallToAction, Slider, Translated } from 'shared/ui';
import { ArticleCard } from '../../../../components/article-card.tsx';
import type { SliderJournalFragment } from './SliderJournal.generated.ts';
import styles from './SliderJournal.module.css';

/** Articles of the journal side by side, and the way to the others. */
export function SliderJournal({ block }: { block: SliderJournalFragment }) {
  const { t } = useTranslation();
  const intro = (block.intro || block.cta) && (
    <div className={styles.intro}>
      <Translated className={styles.text} text={block.intro} language={block.textLanguage} />
      {block.cta && <CallToAction link={block.cta} />}
    </div>
  );
  return (
    <Slider
      heading={block.heading}
      headingLanguage={block.headingLanguage}
      intro={intro}
      labels={{ previous: t('slider.previous'), next: t('slider.next') }}
    >
      {block.items.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} look="plain" />
        </li>
      ))}
    </Slider>
  );
}
