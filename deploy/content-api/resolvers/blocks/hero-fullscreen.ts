import { localised } from '../localised.ts';

export const HeroFullscreen = {
  heading: localised('heading'),
  text: localised('text'),
};
