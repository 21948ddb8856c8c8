import styles from './call-to-action.module.css';

/** A link as the content system gives it; `url` is an address of this site or elsewhere. */
export interface ContentLink {
  url: string;
  label: string;
  /** Where it is not the page's. */
  labelLanguage?: string | null;
  target?: string | null;
}

interface CallToActionProps {
  link: ContentLink;
  look?: 'filled' | 'plain';
  /** A plain one that leads back has its arrow before its words. */
  way?: 'on' | 'back';
}

/** The link that a section leads to: filled ink for the one that matters, plain with an arrow for the others. */
export function CallToAction({ link, look = 'plain', way = 'on' }: CallToActionProps) {
  const elsewhere = link.target === '_blank';
  return (
    <a
      className={look === 'filled' ? styles.filled : styles.plain}
      href={link.url}
      lang={link.labelLanguage ?? undefined}
      target={link.target ?? undefined}
      rel={elsewhere ? 'noopener' : undefined}
    >
      {look === 'filled' ? (
        link.label
      ) : (
        // Inside of the words' box the arrow could stand on a line of its own.
        <>
          {way === 'back' && <Arrow className={styles.before} />}
          <span className={way === 'on' ? styles.on : styles.back}>{link.label}</span>
          {way === 'on' && <Arrow className={styles.after} />}
        </>
      )}
    </a>
  );
}

const Arrow = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" focusable="false">
    <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.25" />
  </svg>
);
