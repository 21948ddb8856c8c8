import { Picture, Translated } from 'shared/ui';
import type { SimpleImageLegendFragment } from './SimpleImageLegend.generated.ts';
import styles from './SimpleImageLegend.module.css';

/** One picture, whole, and what it shows. */
export function SimpleImageLegend({ block: { image, legend, legendLanguage } }: { block: SimpleImageLegendFragment }) {
  const upright = (image.height ?? 0) > (image.width ?? 0);
  return (
    <figure className={styles.figure} data-upright={upright || undefined}>
      <Picture sizes="two-thirds" image={image} />
      <Translated as="figcaption" className={styles.legend} text={legend} language={legendLanguage} />
    </figure>
  );
}
