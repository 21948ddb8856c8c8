import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import type { OptionGroup } from '../../domain/option-groups.ts';
import styles from './without-results.module.css';

interface NoResultProps {
  item: string;
  nearest: readonly string[];
  /** The types of products that there are. */
  range: readonly { name: string; nameLanguage?: string | null; url: string }[];
}

/** Says that nothing was found; links to words that look like the text, and to the types of products. */
export function NoResult({ item, nearest, range }: NoResultProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  return (
    <div className={styles.none}>
      <p className={styles.said}>{t('search.no-result', { item })}</p>
      {nearest.length > 0 && (
        <p>
          {t('search.nearest')}{' '}
          {nearest.map((word) => (
            <a key={word} className={styles.nearest} href={href('search', language, {}, { item: word })}>
              {word}
            </a>
          ))}
        </p>
      )}
      {range.length > 0 && (
        <nav aria-label={t('search.range')}>
          {t('search.range')}{' '}
          {range.map(({ name, nameLanguage, url }) => (
            <a key={url} className={styles.nearest} href={url} lang={nameLanguage ?? undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

/** A plain GET form for the same page with another `item`: it works without scripts. */
export function SearchForm({ item }: { item: string }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const field = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: more readers know the role than the <search> element
    <form className={styles.search} role="search" action={href('search', language)} method="get">
      <div className={styles.fields}>
        <label htmlFor={field}>{t('search.label')}</label>
        <div className={styles.row}>
          <input
            key={item}
            id={field}
            className={styles.field}
            type="search"
            name="item"
            defaultValue={item}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <button type="submit" className={styles.button}>
            {t('search.submit')}
          </button>
        </div>
      </div>
    </form>
  );
}

/** Popular searches, as links. */
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
