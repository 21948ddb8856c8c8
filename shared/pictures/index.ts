/** What an import writes where a record has no picture: pages show nothing large in its place. */
export const placeholder = '/pictures/placeholder.svg';

/** The widths in pixels in which the gateway gives a picture; it makes no others. */
export const variantWidths = [344, 688, 768, 960, 1088, 1920];

/** The width of the picture that social networks show beside a link. */
export const socialWidth = 1200;

/** The formats, the lightest first; the last is for whatever cannot read the others. */
export const variantFormats = [
  { ending: 'avif', type: 'image/avif' },
  { ending: 'webp', type: 'image/webp' },
  { ending: 'jpg', type: 'image/jpeg' },
] as const;

export type VariantEnding = (typeof variantFormats)[number]['ending'];

/** A picture of the site in one width and format. */
export interface Variant {
  /** Its path in the folder of pictures, as `products/ligne-120-card.svg`. */
  source: string;
  width: number;
  ending: VariantEnding;
}

const ownPicture = /^\/pictures\/((?:[\w-]+\/)*[\w-]+\.(?:svg|avif|webp|jpe?g|png))$/;
const variantPath = /^(\d{1,4})\/((?:[\w-]+\/)*[\w-]+\.(?:svg|avif|webp|jpe?g|png))\.(avif|webp|jpg)$/;

/** Where a picture is found in a width and format; undefined for a picture that this site does not make variants of. */
export function variantAddress(url: string, width: number, ending: VariantEnding): string | undefined {
  const source = ownPicture.exec(url)?.[1];
  return source && `/variants/${width}/${source}.${ending}`;
}

/** What the rest of an address behind `/variants/` asks for; undefined for a width or format that no page asks for. */
export function readVariant(path: string): Variant | undefined {
  const [, width, source, written] = variantPath.exec(path) ?? [];
  const format = variantFormats.find(({ ending }) => ending === written);
  const known = [...variantWidths, socialWidth].find((one) => String(one) === width);
  return source && format && known ? { source, width: known, ending: format.ending } : undefined;
}

/** The widths that are of use for a picture of this many pixels: those below, and the next that holds all of it. */
export function usefulWidths(natural = Number.POSITIVE_INFINITY): number[] {
  const whole = variantWidths.find((width) => width >= natural);
  return variantWidths.filter((width) => width < natural || width === whole);
}

/** The address to tell social networks, which show neither drawings nor AVIF; any other picture stays as it is. */
export const socialPicture = (url: string): string => variantAddress(url, socialWidth, 'jpg') ?? url;
