import { useEffect, useRef } from 'react';
import { InPageLink, type InPageLinkProps } from './in-page-link.tsx';
import styles from './more-link.module.css';

interface MoreLinkProps extends InPageLinkProps {
  /** More is on its way. */
  busy: boolean;
}

/** The link at the end of a list that leads to more of it. */
export function MoreLink({ busy, ...link }: MoreLinkProps) {
  return <InPageLink {...link} className={styles.more} aria-busy={busy} />;
}

/** For a list of `count` cards: where some were added to the same list, the keyboard goes on at the first of them. */
export function useFocusOnAdded(count: number, of = '') {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ count, of });
  useEffect(() => {
    const { current } = before;
    if (of === current.of && count > current.count)
      list.current?.children[current.count]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = { count, of };
  }, [count, of]);
  return list;
}
