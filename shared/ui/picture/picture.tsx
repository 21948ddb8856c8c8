import styles from './picture.module.css';

/** A picture as the content system gives it; sizes in pixels. */
export interface PictureImage {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
}

interface PictureProps {
  image: PictureImage;
  /** The same motif composed for screens under 768 px. */
  mobile?: PictureImage;
  /** For the one picture that a visitor sees first: it is fetched at once and before the others. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture that keeps its room while it loads and is fetched when it comes near the viewport. The `<picture>` around
 * it is written even for a single source: it keeps React from adding a preload of its own.
 */
export function Picture({ image, mobile, priority = false, className }: PictureProps) {
  return (
    <picture>
      {mobile && (
        <source
          media="(max-width: 767px)"
          srcSet={mobile.url}
          width={mobile.width ?? undefined}
          height={mobile.height ?? undefined}
        />
      )}
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        src={image.url}
        alt={image.alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  );
}
