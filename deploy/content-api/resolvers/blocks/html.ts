import { localisedHtml } from '../localised.ts';
import type { Of } from './of.ts';

export const Html = {
  code: localisedHtml('code'),
  sideEffects: ({ sideEffects = [] }: Of<'Html'>) => sideEffects,
};
