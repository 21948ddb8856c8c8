import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading, Picture } from 'shared/ui';
import type { load } from './load.ts';
import styles from './page.module.css';

const rooms = { big: 'full', landscape: 'two-thirds', portrait: 'half' } as const;

/** Blocks, the list, and after it the running text (R143). */
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
                room={rooms[card.shape]}
                image={card.picture}
                priority={card.shape === 'big'}
              />
            </div>
            <h2 className={styles.heading}>
              <a className={styles.link} href={card.url}>
                {card.heading}
              </a>
            </h2>
            <p className={styles.description}>{card.description}</p>
            {card.tailored && <p className={styles.tailored}>{t('collection.tailored')}</p>}
          </li>
        ))}
      </ul>
      <Fragment of="mf-content/blocks" props={{ path, place: 'after-list', underHeading: true }} />
    </>
  );
}
