import { useTranslation } from 'react-i18next';
import styles from './alternatives.module.css';
import type { Locator } from './use-locator.ts';

/** What else the text may mean, for those who were not understood: links, which the server answers too. */
export function Alternatives({ locator }: { locator: Locator }) {
  const { t } = useTranslation();
  const { search } = locator;
  if (!search.alternatives?.length) return null;
  return (
    <div className={styles.alternatives}>
      <p>{t('list.not-it')}</p>
      <ul className={styles.list}>
        {search.alternatives.map((place) => (
          <li key={`${place.text} ${place.lat} ${place.lng}`}>
            <a
              className={styles.alternative}
              href={locator.addressOf({ ...search, text: place.text, place })}
              onClick={(event) => {
                event.preventDefault();
                void locator.searchFor(place.text, search.radius, place);
              }}
            >
              {place.region ? `${place.label} (${place.region})` : place.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
