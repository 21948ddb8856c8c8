import { usefulWidths, variantAddress, variantFormats } from '../../pictures/index.ts';
import type { PictureImage } from './picture-image.ts';

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
    return {
      type,
      srcSet: addresses.map(({ entry }) => entry).join(', '),
      src: addresses.at(-1)?.address ?? '',
    };
  });
  return sources.every(({ src }) => src) ? sources : undefined;
}
