import { localised } from '../localised.ts';

export const HeroNavigation = {
  label: localised('label'),
  heading: localised('heading'),
};
