import { localised } from '../localised.ts';

export const SeeMore = {
  heading: localised('heading'),
  text: localised('text'),
};
