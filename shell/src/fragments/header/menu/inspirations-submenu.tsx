import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import type { MenuItem } from '../load.ts';
import styles from './submenu.module.css';
import { targetOf } from './submenu-links.tsx';

/** Links that each have a picture; the one pointed at or focused slides its picture in over the last one (R89, R90). */
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
