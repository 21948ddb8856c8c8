import { useTranslation } from 'react-i18next';
import { pageLinks } from '../../domain/pagination.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  current: number;
  count: number;
  /** The address of a page of the same list. */
  address: (page: number) => string;
}

/** Previous, page numbers, next; nothing where there is one page only (R135, R136). */
export function Pagination({ current, count, address }: PaginationProps) {
  const { t } = useTranslation();
  if (count <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {current > 1 && (
        <a className={styles.turn} href={address(current - 1)} rel="prev">
          {t('pagination.previous')}
        </a>
      )}
      <ol className={styles.pages}>
        {pageLinks(current, count).map((page, index) => (
          <li key={index}>
            {page === 'ellipsis' ? (
              <span className={styles.page} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={styles.page}
                href={address(page)}
                aria-label={t('pagination.page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < count && (
        <a className={styles.turn} href={address(current + 1)} rel="next">
          {t('pagination.next')}
        </a>
      )}
    </nav>
  );
}
