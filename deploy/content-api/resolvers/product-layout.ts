import type { LayoutContent } from '../content.ts';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { localised } from './localised.ts';

export const ProductLayout = {
  dimensions: localised('dimensions'),
  mirrorDoorLabel: localised('mirrorDoorLabel'),
  handles: ({ handles = [] }: LayoutContent, _args: unknown, { language }: Context) =>
    handles.map((name) => textIn(language, name)),
};
