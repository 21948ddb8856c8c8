import type { Point } from './geometry.ts';

/** `02 000 10 16` as a telephone dials it. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

export const mailLink = (mail: string): string => `mailto:${encodeURI(mail)}`;

/** The way to a store, in the maps application of a telephone or on the web; nothing is asked of it before. */
export const directionsLink = ({ lat, lng }: Point): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** The place of a store in the page, for links to it. */
export const anchorOf = (id: string): string => `store-${id}`;
