import type { MenuItem } from '../load.ts';
import styles from './submenu.module.css';

type Category = MenuItem['submenuCategories'][number];

type Target = Pick<Category['items'][number], 'url' | 'target' | 'labelLanguage'>;

/** Where a link leads, and the language of its label. */
export const targetOf = ({ url, target, labelLanguage }: Target) => ({
  href: url,
  lang: labelLanguage ?? undefined,
  target: target ?? undefined,
  rel: target === '_blank' ? 'noopener' : undefined,
});

/** Lists of links side by side, each under its heading (R86). */
export function SubmenuLists({ categories }: { categories: readonly Category[] }) {
  return (
    <div className={styles.lists}>
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
