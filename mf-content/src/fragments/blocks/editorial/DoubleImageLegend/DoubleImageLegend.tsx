import { Picture, Translated } from 'shared/ui';
import type { DoubleImageLegendFragment } from './DoubleImageLegend.generated.ts';
import styles from './DoubleImageLegend.module.css';

/** Two pictures in conversation, one larger and higher than the other, each with its words. */
export function DoubleImageLegend({ block }: { block: DoubleImageLegendFragment }) {
  const pair = [
    { image: block.image1, legend: block.legend1, language: block.legend1Language },
    { image: block.rightImage, legend: block.legend2, language: block.legend2Language },
  ];
  return (
    <section className={styles.section}>
      {pair.map(({ image, legend, language }, index) => (
        <figure key={index} className={styles.figure}>
          <Picture className={styles.picture} sizes="two-thirds" image={image} />
          <Translated as="figcaption" className={styles.legend} text={legend} language={language} />
        </figure>
      ))}
    </section>
  );
}
