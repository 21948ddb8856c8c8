import type { Question } from './load.ts';
import styles from './mirror-finder.module.css';

/** The drawing and the words of an answer. */
export function AnswerWords({ answer: { icon, title, subtitle } }: { answer: Question['answers'][number] }) {
  return (
    <>
      {icon && <img src={icon} alt="" width="48" height="48" loading="lazy" />}
      <span>
        <span className={styles.title}>{title}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </>
  );
}
