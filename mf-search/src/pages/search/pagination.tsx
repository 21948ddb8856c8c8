import { useTranslation } from 'react-i18next';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  count: number;
  /** The address of a page of the same list. */
  address(page: number): string;
}

/** The way through the pages of products; nothing where there is one page only. */
export function Pagination({ page, count, address }: PaginationProps) {
  const { t } = useTranslation();
  if (count <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <a className={styles.turn} href={address(page - 1)} rel="prev">
          {t('pagination.previous')}
        </a>
      )}
      <p>{t('pagination.page', { page, count })}</p>
      {page < count && (
        <a className={styles.turn} href={address(page + 1)} rel="next">
          {t('pagination.next')}
        </a>
      )}
    </nav>
  );
}
