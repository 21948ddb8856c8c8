import { useTranslation } from 'react-i18next';
import { InPageLink } from 'shared/ui';
import { pageLinks } from '../../domain/pagination.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  current: number;
  count: number;
  /** The address of a page of the same list. */
  address: (page: number) => string;
  /** Shows a page of it. */
  go: (page: number) => void;
}

/** Previous, page numbers, next; nothing where there is one page only (R135, R136). */
export function Pagination({ current, count, address, go }: PaginationProps) {
  const { t } = useTranslation();
  if (count <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {current > 1 && (
        <InPageLink className={styles.turn} href={address(current - 1)} rel="prev" go={() => go(current - 1)}>
          {t('pagination.previous')}
        </InPageLink>
      )}
      <ol className={styles.pages}>
        {pageLinks(current, count).map((page, index) => (
          <li key={index}>
            {page === 'ellipsis' ? (
              <span className={styles.page} aria-hidden="true">
                …
              </span>
            ) : (
              <InPageLink
                className={styles.page}
                href={address(page)}
                aria-label={t('pagination.page', { page })}
                aria-current={page === current ? 'page' : undefined}
                go={() => go(page)}
              >
                {page}
              </InPageLink>
            )}
          </li>
        ))}
      </ol>
      {current < count && (
        <InPageLink className={styles.turn} href={address(current + 1)} rel="next" go={() => go(current + 1)}>
          {t('pagination.next')}
        </InPageLink>
      )}
    </nav>
  );
}
