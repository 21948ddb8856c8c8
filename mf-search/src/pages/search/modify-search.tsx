import { useTranslation } from 'react-i18next';
import { openSearch, usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { InPageLink } from 'shared/ui';
import styles from './page.module.css';

/** Opens the search with the text in its field (R304); without scripts it leads to the form. */
export function ModifySearch({ item }: { item: string }) {
  const { t } = useTranslation();
  const { bus, open, language } = usePlatform();
  return (
    <InPageLink className={styles.modify} href={href('search', language)} go={() => openSearch({ bus, open }, item)}>
      {t('search.modify')}
    </InPageLink>
  );
}
