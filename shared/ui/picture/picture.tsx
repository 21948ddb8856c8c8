import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { usefulWidths, variantAddress, variantFormats } from '../../pictures/index.ts';
import styles from './picture.module.css';

/** A picture as the content system gives it; sizes in pixels. */
export interface PictureImage {
  url: string;
  alt: string;
  /** The language of its description, where that is not the page's. */
  altLanguage?: string | null;
  width?: number | null;
  height?: number | null;
  /** What a cut must not lose, in percent from the left and the top. */
  focus?: { x: number; y: number } | null;
}

/** The values of the attribute `sizes`, by the width that a picture takes in the layout. */
export const pictureSizes = {
  /** From edge to edge. */
  full: '100vw',
  /** Beside a column of words from 1024 px. */
  'two-thirds': '(min-width: 90em) 960px, (min-width: 64em) 66vw, 100vw',
  half: '(min-width: 90em) 720px, (min-width: 64em) 50vw, 100vw',
  /** One of three columns from 768 px, one of two before: to the pixel, as a variant is just wide enough for two of a telephone. */
  third: '(min-width: 90em) 437px, (min-width: 48em) calc(33.3vw - 32px), calc(50vw - 24px)',
  /** A card of a slider. */
  slide: '(min-width: 29.875em) 21.5rem, 72vw',
  /** Beside words in a column of a list from 1024 px. */
  aside: '(min-width: 64em) 236px, 100vw',
  /** A sample. */
  sample: '(min-width: 48em) 200px, 50vw',
};

export type PictureSizes = keyof typeof pictureSizes;

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
 * and the smallest width that will do; for the few browsers that read JPEG alone, in one width. The `<picture>` around it is
 * written even for a single source: it keeps React from adding a preload of its own.
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
        (narrowSources ?? [{ type: undefined, srcSet: mobile.url, src: mobile.url }]).map(({ type, srcSet, src }) => (
          <source
            key={srcSet}
            media={narrow}
            type={type}
            srcSet={srcSet}
            sizes={srcSet === src ? undefined : pictureSizes.full}
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

/** The variants of a picture in one format, the lightest format first. */
export interface PictureSource {
  type: string;
  srcSet: string;
  /** The address for what reads no `srcSet`. */
  src: string;
}

/** A variant in each format; undefined for a picture that this site does not make variants of. */
export function sourcesOf({ url, width }: PictureImage, leastWidth = 0): PictureSource[] | undefined {
  const useful = usefulWidths(width ?? undefined);
  const large = useful.filter((one) => one >= leastWidth);
  const widths = large.length > 0 ? large : useful.slice(-1);
  const sources = variantFormats.map(({ ending, type }) => {
    const addresses = widths.flatMap((one) => {
      const address = variantAddress(url, one, ending);
      return address ? [{ address, entry: `${address} ${one}w` }] : [];
    });
    const src = addresses.at(-1)?.address ?? '';
    return {
      type,
      srcSet: ending === 'jpg' ? src : addresses.map(({ entry }) => entry).join(', '),
      src,
    };
  });
  return sources.every(({ src }) => src) ? sources : undefined;
}
