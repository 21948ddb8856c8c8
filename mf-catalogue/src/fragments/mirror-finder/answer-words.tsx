import type { Question } from './load.ts';
import styles from './mirror-finder.module.css';

/** The drawing and the words of an answer. */
export function AnswerWords({ answer }: { answer: Question['answers'][number] }) {
  const { icon, title, titleLanguage, subtitle, subtitleLanguage } = answer;
  return (
    <>
      {icon && <img src={icon} alt="" width="48" height="48" loading="lazy" />}
      <span>
        <span className={styles.title} lang={titleLanguage ?? undefined}>
          {title}
        </span>
        {subtitle && (
          <span className={styles.subtitle} lang={subtitleLanguage ?? undefined}>
            {subtitle}
          </span>
        )}
      </span>
    </>
  );
}
