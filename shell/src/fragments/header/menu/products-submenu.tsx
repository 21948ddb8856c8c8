import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import type { MenuItem } from '../load.ts';
import styles from './submenu.module.css';
import { SubmenuLists, targetOf } from './submenu-links.tsx';

/** The first group is a card with a picture, the second a call to action, those from the third on are lists (R84 to R87). */
export function ProductsSubmenu({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const [first, second, ...lists] = item.submenuCategories;
  const card = first?.items[0];
  const action = second?.items[0];
  return (
    <div className={styles.products}>
      <div className={styles.words}>
        <SubmenuLists categories={lists} />
        <div className={styles.more}>
          <CallToAction link={{ url: hrefIn(country, 'overview-product', language), label: t('menu.all-products') }} />
          {action && (
            <p className={styles.action}>
              <span className={styles.heading} lang={second.headingLanguage ?? undefined}>
                {second.heading}
              </span>
              <a {...targetOf(action)}>{action.label}</a>
            </p>
          )}
        </div>
      </div>
      {card && (
        <a className={styles.card} {...targetOf(card)}>
          {card.image && <img src={card.image} alt="" loading="lazy" />}
          <span className={styles.heading} lang={first.headingLanguage ?? undefined}>
            {first.heading}
          </span>
          <span className={styles.title}>{card.label}</span>
        </a>
      )}
    </div>
  );
}
