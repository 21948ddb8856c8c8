import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading, Picture, RichText } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

/** Blocks, the list, and after it the running text (R144). */
export function View({ data: { seo, path, steps, cards } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading heading={seo.title} breadcrumb={{ label: t('breadcrumb.label'), steps }} />
      <Fragment of="mf-content/blocks" props={{ path, place: 'before-list', underHeading: true }} />
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id} className={styles[card.shape]}>
            <div className={styles.frame}>
              <Picture
                className={styles.picture}
                room={card.shape === 'portrait' ? 'half' : 'two-thirds'}
                image={card.picture}
                priority={card.shape === 'big'}
              />
            </div>
            <div className={styles.words}>
              <h2 className={styles.heading}>
                <a className={styles.link} href={card.url}>
                  {card.heading}
                </a>
              </h2>
              <RichText className={styles.text} html={card.text} />
            </div>
          </li>
        ))}
      </ul>
      <Fragment of="mf-content/blocks" props={{ path, place: 'after-list', underHeading: true }} />
    </>
  );
}
