import styles from './rich-text.module.css';

/**
 * Formatted text of the content system, which sanitises it. It may hold `<mf-fragment>` elements that are filled
 * before the text is hydrated, hence the suppressed warning.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `${styles.text} ${className}` : styles.text}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
