import type { MenuItem } from '../load.ts';
import styles from './submenu.module.css';

type Category = MenuItem['submenuCategories'][number];

export const targetOf = ({ url, target }: { url: string; target: string | null }) => ({
  href: url,
  target: target ?? undefined,
  rel: target === '_blank' ? 'noopener' : undefined,
});

/** Lists of links side by side, each under its heading (R86). */
export function SubmenuLists({ categories }: { categories: readonly Category[] }) {
  return (
    <div className={styles.lists}>
      {categories.map(({ heading, items }) => (
        <div key={heading}>
          <p className={styles.heading}>{heading}</p>
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
