import type { Context } from '../../context.ts';
import { existing } from '../../loaders.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const SliderCollection = {
  heading: localised('heading'),
  collections: ({ collections: ids }: Of<'SliderCollection'>, _args: unknown, { collections }: Context) =>
    existing(collections, ids),
};
