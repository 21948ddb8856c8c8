import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { InPageLink } from 'shared/ui';
import { pageLinks } from '../../domain/pagination.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  current: number;
  count: number;
  /** The address of a page of the same list. */
  address: (page: number) => string;
  /** Shows a page of it here; without it the links lead to another page of the site. */
  go?: (page: number) => void;
}

/** Previous, page numbers, next; nothing where there is one page only (R135, R136). */
export function Pagination({ current, count, address, go }: PaginationProps) {
  const { t } = useTranslation();
  if (count <= 1) return null;
  const link = (page: number, props: ComponentProps<'a'>) =>
    go ? (
      <InPageLink {...props} href={address(page)} go={() => go(page)} />
    ) : (
      <a {...props} href={address(page)}>
        {props.children}
      </a>
    );
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {current > 1 && link(current - 1, { className: styles.turn, rel: 'prev', children: t('pagination.previous') })}
      <ol className={styles.pages}>
        {pageLinks(current, count).map((page, index) => (
          <li key={index}>
            {page === 'ellipsis' ? (
              <span className={styles.page} aria-hidden="true">
                …
              </span>
            ) : (
              link(page, {
                className: styles.page,
                'aria-label': t('pagination.page', { page }),
                'aria-current': page === current ? 'page' : undefined,
                children: page,
              })
            )}
          </li>
        ))}
      </ol>
      {current < count && link(current + 1, { className: styles.turn, rel: 'next', children: t('pagination.next') })}
    </nav>
  );
}
