import { fallbacks, type Language } from '../../i18n/index.ts';
import type { Brand } from '../../platform/brand.ts';
import styles from './logo.module.css';

const box = { width: 132, height: 44 };

/** How wide a name is in the box, near enough for letters to keep their shape: narrow, capital, wide or like most. */
const lengthOf = (name: string): number => {
  const widths = [...name].map((letter) =>
    /[ijl'’.]/.test(letter) ? 8.6 : /[mwMW]/.test(letter) ? 26 : /\p{Lu}/u.test(letter) ? 20.6 : 16.5,
  );
  return Math.min(Math.round(widths.reduce((sum, width) => sum + width, 0)), box.width);
};

/**
 * The wordmark with what the house makes under it, where a language has that line or the next best one has.
 * It takes the colour of the text around it, keeps its size whatever font is there, and needs a name beside it.
 */
export function Logo({ language, brand }: { language: Language; brand: Pick<Brand, 'name' | 'tagline'> }) {
  const spoken = fallbacks(language).find((one) => brand.tagline[one]);
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMinYMid slice"
      width={box.width}
      height={box.height}
      aria-hidden="true"
      focusable="false"
    >
      <text className={styles.word} x="0" y="27" textLength={lengthOf(brand.name)} lengthAdjust="spacingAndGlyphs">
        {brand.name}
      </text>
      <text className={styles.tagline} x="1" y="41" lang={spoken === language ? undefined : spoken}>
        {spoken && brand.tagline[spoken]}
      </text>
    </svg>
  );
}
