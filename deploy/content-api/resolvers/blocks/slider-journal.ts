import type { Context } from '../../context.ts';
import { existing } from '../../loaders.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const SliderJournal = {
  heading: localised('heading'),
  text: localised('text'),
  items: ({ articles: ids }: Of<'SliderJournal'>, _args: unknown, { articles }: Context) => existing(articles, ids),
};
