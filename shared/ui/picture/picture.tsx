import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';
import type { PictureImage } from './picture-image.ts';
import { type PictureSizes, pictureSizes } from './sizes.ts';
import { type PictureSource, sourcesOf } from './sources.ts';

export interface PictureProps {
  image: PictureImage;
  /** The same motif composed for screens under 768 px. */
  mobile?: PictureImage;
  /** How much of the page's width it takes; the browser chooses a variant by it. */
  sizes?: PictureSizes;
  /** For the one picture that a visitor sees first: it is fetched at once and before the others. */
  priority?: boolean;
  className?: string;
}

type FocusStyle = CSSProperties & Record<'--focus' | '--focus-narrow', string | undefined>;

const narrow = '(max-width: 47.99em)';
const wide = '(min-width: 48em)';

/**
 * A picture that keeps its room while it loads and is fetched when it comes near the viewport, in the lightest format
 * and the smallest width that will do (R381). The `<picture>` around it is written even for a single source: it keeps
 * React from adding a preload of its own.
 */
export function Picture({ image, mobile, sizes: layout = 'full', priority = false, className }: PictureProps) {
  const sizes = pictureSizes[layout];
  const [lightest, ...others] = sourcesOf(image, mobile ? 768 : 0) ?? [];
  const fallback = others.at(-1);
  const narrowSources = mobile && sourcesOf(mobile);
  if (priority) {
    fetchFirst(lightest, sizes, mobile && wide);
    fetchFirst(narrowSources?.[0], pictureSizes.full, narrow);
  }
  return (
    <picture>
      {mobile &&
        (narrowSources ?? [{ type: undefined, srcSet: mobile.url }]).map(({ type, srcSet }) => (
          <source
            key={srcSet}
            media={narrow}
            type={type}
            srcSet={srcSet}
            sizes={type && pictureSizes.full}
            width={mobile.width ?? undefined}
            height={mobile.height ?? undefined}
          />
        ))}
      {lightest &&
        [lightest, ...others.slice(0, -1)].map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        style={focusStyle(image, mobile)}
        sizes={fallback && sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src ?? image.url}
        alt={image.alt}
        lang={(image.alt && image.altLanguage) || undefined}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  );
}

/** The focus point of the picture, and of the one for narrow screens: a crop keeps it in view. */
function focusStyle(image: PictureImage, mobile?: PictureImage): FocusStyle | undefined {
  if (!image.focus && !mobile?.focus) return undefined;
  const position = ({ focus }: PictureImage) => (focus ? `${focus.x}% ${focus.y}%` : undefined);
  return { '--focus': position(image), '--focus-narrow': mobile && (position(mobile) ?? '50% 50%') };
}

/** A line in the document's head, so that the browser asks for it before it has read as far as the picture. */
function fetchFirst(source: PictureSource | undefined, sizes: string, media?: string): void {
  if (!source) return;
  const { type, srcSet, src } = source;
  preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: 'high' });
}
