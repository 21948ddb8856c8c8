import type { Context } from '../../context.ts';
import { textIn } from '../../language.ts';
import { existing } from '../../loaders.ts';
import type { ShadeRecord } from '../../sources/index.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const ColorChart = {
  heading: localised('heading'),
  shades: ({ shades: ids }: Of<'ColorChart'>, _args: unknown, { shades }: Context) => existing(shades, ids),
};

export const Shade = {
  url: ({ image }: ShadeRecord): string => image.url,
  alt: ({ image }: ShadeRecord, _args: unknown, { language }: Context): string => textIn(language, image.alt),
  name: localised('name'),
};
