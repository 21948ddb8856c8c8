import type { Hotspot as HotspotContent, HotspotPicture } from '../content.ts';
import { localised } from './localised.ts';

export const HotspotImage = {
  alt: localised('alt'),
  legend: localised('legend'),
  hotspots: ({ hotspots = [] }: HotspotPicture) => hotspots,
};

export const Hotspot = {
  heading: localised('heading'),
  text: localised('text'),
  productId: ({ product }: HotspotContent) => product,
};
