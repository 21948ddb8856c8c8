import { localised, localisedHtml } from '../localised.ts';
import type { Of } from './of.ts';

export const EditoTwoThird = {
  reverse: ({ reverse = false }: Of<'EditoTwoThird'>) => reverse,
  heading: localised('heading'),
  text: localisedHtml('text'),
};
