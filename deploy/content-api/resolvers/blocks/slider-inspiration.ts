import type { Context } from '../../context.ts';
import { existing } from '../../loaders.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const SliderInspiration = {
  heading: localised('heading'),
  inspirations: ({ inspirations: ids }: Of<'SliderInspiration'>, _args: unknown, { inspirations }: Context) =>
    existing(inspirations, ids),
};
