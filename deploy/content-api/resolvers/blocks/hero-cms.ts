import { localised } from '../localised.ts';

export const HeroCms = {
  heading: localised('heading'),
  subheading: localised('subheading'),
  caption: localised('caption'),
};
