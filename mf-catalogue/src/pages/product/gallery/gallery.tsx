import useEmblaCarousel from 'embla-carousel-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, type PictureImage, TurnControls } from 'shared/ui';
import styles from './gallery.module.css';
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
              <Picture className={styles.picture} sizes="two-thirds" image={image} />
            </li>
          ))}
        </ul>
      </div>
      <TurnControls
        position={t('gallery.position', { number: shown + 1, total: images.length })}
        labels={{ previous: t('gallery.previous'), next: t('gallery.next') }}
        isFirst={isFirst}
        isLast={isLast}
        onTurn={(direction) => (direction === 1 ? embla?.scrollNext() : embla?.scrollPrev())}
      />
    </section>
  );
}
