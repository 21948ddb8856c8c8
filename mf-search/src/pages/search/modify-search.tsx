import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openSearch, usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import styles from './page.module.css';

/** Opens the search with the text in its field (R304); without scripts it leads to the form. */
export function ModifySearch({ item }: { item: string }) {
  const { t } = useTranslation();
  const { bus, language } = usePlatform();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSearch({ bus }, item);
  };
  return (
    <a className={styles.modify} href={href('search', language)} onClick={open}>
      {t('search.modify')}
    </a>
  );
}
