import useEmblaCarousel from 'embla-carousel-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, type PictureImage } from 'shared/ui';
import styles from './gallery.module.css';
import { TurnButton } from './turn-button.tsx';
import { useShown } from './use-shown.ts';

/** The pictures of a product side by side: by touch, by buttons and by the arrow keys. */
export function Gallery({ images }: { images: readonly PictureImage[] }) {
  const { t } = useTranslation();
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const { shown, isFirst, isLast } = useShown(embla);

  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') embla?.scrollPrev();
    else if (event.key === 'ArrowRight') embla?.scrollNext();
    else return;
    event.preventDefault();
  }

  return (
    <section className={styles.gallery} aria-label={t('gallery.label')}>
      <div ref={viewport} className={styles.viewport}>
        {/* It scrolls: whoever has no mouse needs to get to it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
        <ul className={styles.list} aria-label={t('gallery.pictures')} tabIndex={0} onKeyDown={turnByKey}>
          {images.map((image) => (
            <li key={image.url} className={styles.slide}>
              <Picture className={styles.picture} room="two-thirds" image={image} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <p role="status">{t('gallery.position', { number: shown + 1, total: images.length })}</p>
        <TurnButton
          label={t('gallery.previous')}
          path="M22 6H2M7 1L2 6l5 5"
          off={isFirst}
          onTurn={() => embla?.scrollPrev()}
        />
        <TurnButton
          label={t('gallery.next')}
          path="M2 6h20M17 1l5 5-5 5"
          off={isLast}
          onTurn={() => embla?.scrollNext()}
        />
      </div>
    </section>
  );
}
