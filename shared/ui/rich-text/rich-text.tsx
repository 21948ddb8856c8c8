import styles from './rich-text.module.css';

interface RichTextProps {
  html: string;
  /** Its language, where that is not the page's. */
  lang?: string | null;
  className?: string;
}

/**
 * Formatted text of the content system, which sanitises it. It may hold `<mf-fragment>` elements that are filled
 * before the text is hydrated, hence the suppressed warning.
 */
export function RichText({ html, lang, className }: RichTextProps) {
  return (
    <div
      className={className ? `${styles.text} ${className}` : styles.text}
      lang={lang ?? undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
