import type { Context } from '../../context.ts';
import { textIn } from '../../language.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const HeroLarge = {
  heading: localised('heading'),
  text: localised('text'),
  alt: ({ backgroundImageDesktop }: Of<'HeroLarge'>, _args: unknown, { language }: Context): string =>
    textIn(language, backgroundImageDesktop.alt),
};
