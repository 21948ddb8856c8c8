import type { ComponentProps } from 'react';
import { InPageLink } from '../in-page-link/in-page-link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  current: number;
  count: number;
  /** The texts of the remote, which has these under `pagination`. */
  t(key: `pagination.${'label' | 'previous' | 'next' | 'page'}`, values: { page?: number }): string;
  /** The address of a page of the same list. */
  address(page: number): string;
  /** Shows a page of it here; without it the links lead to another page of the site. */
  go?(page: number): void;
}

/** The pages of a list as links: previous, numbers, next; nothing where there is one page only. */
export function Pagination({ current, count, t, address, go }: PaginationProps) {
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
    <nav className={styles.pagination} aria-label={t('pagination.label', {})}>
      {current > 1 &&
        link(current - 1, { className: styles.turn, rel: 'prev', children: t('pagination.previous', {}) })}
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
      {current < count &&
        link(current + 1, { className: styles.turn, rel: 'next', children: t('pagination.next', {}) })}
    </nav>
  );
}

/**
 * The pages to link to: the first, the last, the current one with a neighbour on each side, and an ellipsis wherever
 * pages are left out; up to 3 pages are all shown.
 */
export function pageLinks(current: number, count: number): (number | 'ellipsis')[] {
  const here = Math.min(Math.max(1, current), count);
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - here) <= 1,
  );
  return shown.flatMap((page, index) => (page - (shown[index - 1] ?? 0) > 1 ? ['ellipsis', page] : page));
}
