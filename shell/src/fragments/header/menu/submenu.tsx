import { type CSSProperties, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import type { MenuItem } from '../load.ts';
import styles from './submenu.module.css';

/**
 * The submenu of an item, by its kind; any other than products and inspirations is a brand's, `liste_{brand}`. Its links are most of
 * the header, which is drawn anew as the page scrolls.
 */
export const Submenu = memo(({ item }: { item: MenuItem }) => {
  if (item.submenuType === 'products') return <ProductsSubmenu item={item} />;
  if (item.submenuType === 'inspirations') return <InspirationsSubmenu item={item} />;
  return <BrandSubmenu item={item} />;
});

/** The first group is a card with a picture, the second a call to action, those from the third on are lists. */
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

/** Links that each have a picture; the one pointed at or focused slides its picture in over the last one. */
export function InspirationsSubmenu({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const { country, language } = usePlatform();
  const [first] = item.submenuCategories;
  const links = item.submenuCategories.flatMap(({ items }) => items);
  const [{ shown, last }, setShown] = useState({ shown: links[0]?.url, last: links[0]?.url });
  const show = (url: string) => () => setShown((now) => (now.shown === url ? now : { shown: url, last: now.shown }));
  return (
    <div className={styles.inspirations}>
      <p className={styles.heading} lang={first?.headingLanguage ?? undefined}>
        {first?.heading}
      </p>
      <ul className={styles.pictured}>
        {links.map((link) => (
          <li key={link.url} onPointerEnter={show(link.url)} onFocus={show(link.url)}>
            <a {...targetOf(link)}>
              {link.image && (
                <img
                  src={link.image}
                  alt=""
                  loading="lazy"
                  data-picture={link.url === shown ? 'shown' : link.url === last ? 'last' : undefined}
                />
              )}
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <CallToAction
        link={{ url: hrefIn(country, 'overview-inspiration', language), label: t('menu.all-inspirations') }}
      />
    </div>
  );
}

/** A brand: one picture and the way to it, and its lists where it has some. */
export function BrandSubmenu({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const { url, label, target, image, submenuCategories } = item;
  return (
    <div className={styles.brand}>
      {image && <img className={styles.scene} src={image} alt="" loading="lazy" />}
      <div className={styles.words}>
        <SubmenuLists categories={submenuCategories} />
        <div className={styles.more}>
          <CallToAction link={{ url, target, label: t('menu.see-brand', { label }) }} />
        </div>
      </div>
    </div>
  );
}

type Category = MenuItem['submenuCategories'][number];

type Target = Pick<Category['items'][number], 'url' | 'target' | 'labelLanguage'>;

/** Where a link leads, and the language of its label. */
export const targetOf = ({ url, target, labelLanguage }: Target) => ({
  href: url,
  lang: labelLanguage ?? undefined,
  target: target ?? undefined,
  rel: target === '_blank' ? 'noopener' : undefined,
});

/** Lists of links side by side, each under its heading. */
export function SubmenuLists({ categories }: { categories: readonly Category[] }) {
  // As few rows as five in a row make, each as full as the others.
  const columns = Math.ceil(categories.length / Math.ceil(categories.length / 5));
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return (
    <div className={styles.lists} style={style}>
      {categories.map(({ heading, headingLanguage, items }) => (
        <div key={heading}>
          <p className={styles.heading} lang={headingLanguage ?? undefined}>
            {heading}
          </p>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.url}>
                <a {...targetOf(item)}>{item.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
