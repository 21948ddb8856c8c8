import { useTranslation } from 'react-i18next';
import { CarouselControls, Picture, type PictureImage, useCarousel } from 'shared/ui';
import styles from './gallery.module.css';

/** The pictures of a product side by side; nothing where it has none. */
export function Gallery({ images }: { images: readonly PictureImage[] }) {
  const { t } = useTranslation();
  const carousel = useCarousel();
  const { shown, isLast } = carousel;
  if (images.length === 0) return null;
  return (
    <section className={styles.gallery} aria-label={t('gallery.label')}>
      <div className={styles.viewport} {...carousel.viewport}>
        {/* It scrolls: keyboard users have to reach it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
        <ul className={styles.list} aria-label={t('gallery.pictures')} tabIndex={0} onKeyDown={carousel.onKeyDown}>
          {images.map((image, index) => (
            <li key={index} className={styles.slide}>
              <Picture className={styles.picture} sizes="two-thirds" image={image} />
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <CarouselControls
          carousel={carousel}
          position={t('gallery.position', { number: isLast ? images.length : shown + 1, total: images.length })}
          labels={{ previous: t('gallery.previous'), next: t('gallery.next') }}
        />
      )}
    </section>
  );
}
