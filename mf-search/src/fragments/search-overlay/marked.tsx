import { markedPieces } from '../../domain/marked.ts';
import styles from './suggestions.module.css';

interface MarkedProps {
  title: string;
  /** Its language, where that is not the page's. */
  lang?: string | null;
  typed: string;
}

/** A title in which what was typed is marked. */
export const Marked = ({ title, lang, typed }: MarkedProps) => (
  <span lang={lang ?? undefined}>
    {markedPieces(title, typed).map(({ text, marked }, place) =>
      marked ? (
        <mark key={place} className={styles.mark}>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </span>
);
