import type { Language } from '../../i18n/index.ts';
import styles from './logo.module.css';

const french = 'Meubles de salle de bains';
const taglines: Record<Language, string> = { fr: french, nl: 'Badkamermeubelen', en: french, de: french };

/**
 * The wordmark with what the house makes under it, in French or Dutch; the other languages have the French one (R83, C46).
 * It takes the colour of the text around it, keeps its size whatever font is there, and needs a name beside it.
 */
export function Logo({ language }: { language: Language }) {
  const tagline = taglines[language];
  return (
    <svg
      className={styles.logo}
      viewBox="0 0 132 44"
      preserveAspectRatio="xMinYMid slice"
      width="132"
      height="44"
      aria-hidden="true"
      focusable="false"
    >
      <text className={styles.word} x="0" y="27" textLength="96">
        Rivelle
      </text>
      <text className={styles.tagline} x="1" y="41">
        {tagline}
      </text>
    </svg>
  );
}
