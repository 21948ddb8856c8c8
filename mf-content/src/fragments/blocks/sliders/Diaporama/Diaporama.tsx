import { useTranslation } from 'react-i18next';
import { CarouselControls, Picture, useCarousel } from 'shared/ui';
import { ground } from '../../../../domain/ground.ts';
import type { DiaporamaFragment } from './Diaporama.generated.ts';
import styles from './Diaporama.module.css';

/** Pictures one after the other on a ground of their own; nothing where there is none. */
export function Diaporama({ block: { color, images } }: { block: DiaporamaFragment }) {
  const { t } = useTranslation();
  const carousel = useCarousel();
  if (images.length === 0) return null;
  return (
    <section className={styles.section} style={ground(color)} aria-label={t('diaporama.label')}>
      <div className={styles.viewport} {...carousel.viewport}>
        {/* The list scrolls: keyboard users have to reach it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
        <ul className={styles.list} tabIndex={0} onKeyDown={carousel.onKeyDown}>
          {images.map((image, index) => (
            <li key={index} className={styles.slide}>
              <Picture className={styles.picture} image={image} />
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <CarouselControls
          className={styles.controls}
          carousel={carousel}
          position={t('diaporama.position', { number: carousel.shown + 1, total: images.length })}
          labels={{ previous: t('diaporama.previous'), next: t('diaporama.next') }}
        />
      )}
    </section>
  );
}
