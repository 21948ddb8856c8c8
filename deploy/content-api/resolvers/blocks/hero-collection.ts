import type { Context } from '../../context.ts';
import { textIn } from '../../language.ts';
import { present } from '../../loaders.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const HeroCollection = {
  tags: ({ tags }: Of<'HeroCollection'>, _args: unknown, { language }: Context) =>
    tags.map((tag) => textIn(language, tag)),
  configurations: ({ configurations = [] }: Of<'HeroCollection'>) => configurations,
  collection: ({ collection }: Of<'HeroCollection'>, _args: unknown, { collections }: Context) =>
    present(collections, collection),
};

export const Configuration = { text: localised('text') };
