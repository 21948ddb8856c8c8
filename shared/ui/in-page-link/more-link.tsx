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
