import { useTranslation } from 'react-i18next';
import type { OptionGroup } from '../../domain/option-groups.ts';
import styles from './popular-searches.module.css';

/** What visitors often look for, as a way on (R298). */
export function PopularSearches({ groups }: { groups: readonly OptionGroup[] }) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {t('search.popular')}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ key, name, nameLanguage, options }) => (
          <div key={key}>
            <h3 className={styles.name} lang={nameLanguage ?? undefined}>
              {name}
            </h3>
            <ul className={styles.list}>
              {options.map(({ title, titleLanguage, path }) => (
                <li key={path}>
                  <a className={styles.link} href={path} lang={titleLanguage ?? undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
