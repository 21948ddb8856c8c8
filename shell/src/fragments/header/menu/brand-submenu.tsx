import { useTranslation } from 'react-i18next';
import { CallToAction } from 'shared/ui';
import type { MenuItem } from '../load.ts';
import styles from './submenu.module.css';
import { SubmenuLists } from './submenu-links.tsx';

/** A brand: one picture and the way to it, and its lists where it has some (R91). */
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
