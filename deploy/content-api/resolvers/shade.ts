import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import type { ShadeRecord } from '../sources/index.ts';
import { otherLanguage } from '../text-languages.ts';
import { localised } from './localised.ts';

export const Shade = {
  url: ({ image }: ShadeRecord): string => image.url,
  alt: ({ image }: ShadeRecord, _args: unknown, { language }: Context): string => textIn(language, image.alt),
  altLanguage: ({ image }: ShadeRecord, _args: unknown, { language }: Context) => otherLanguage(language, image.alt),
  name: localised('name'),
};
