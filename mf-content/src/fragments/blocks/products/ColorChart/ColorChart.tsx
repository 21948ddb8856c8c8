import { Picture, Translated } from 'shared/ui';
import type { ColorChartFragment } from './ColorChart.generated.ts';
import styles from './ColorChart.module.css';

/** Samples are square, whatever size they were made in. */
const side = 400;

/** Shades laid side by side as samples on a table, each with its name, which is not said twice. */
export function ColorChart({ block }: { block: ColorChartFragment }) {
  if (block.shades.length === 0) return null;
  return (
    <section className={styles.section}>
      <Translated as="h2" className={styles.heading} text={block.heading} language={block.headingLanguage} />
      <ul className={styles.shades}>
        {block.shades.map(({ id, url, alt, altLanguage, name, nameLanguage }) => (
          <li key={id} className={styles.shade}>
            <Picture
              className={styles.sample}
              sizes="sample"
              image={{ url, alt: alt === name ? '' : alt, altLanguage, width: side, height: side }}
            />
            <Translated as="span" className={styles.name} text={name} language={nameLanguage} />
          </li>
        ))}
      </ul>
    </section>
  );
}
