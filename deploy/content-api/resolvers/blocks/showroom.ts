import type { Context } from '../../context.ts';
import { existing } from '../../loaders.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const Showroom = {
  label: localised('label'),
  heading: localised('heading'),
  text: localised('text'),
  inspirations: ({ inspirations: ids }: Of<'Showroom'>, _args: unknown, { inspirations }: Context) =>
    existing(inspirations, ids),
};
