import { markedPieces } from '../../domain/marked.ts';
import styles from './suggestions.module.css';

/** A title in which what was typed is marked. */
export const Marked = ({ title, typed }: { title: string; typed: string }) => (
  <span>
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
