import type { VasquesContent } from '../content.ts';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { otherLanguages } from '../text-languages.ts';

export const ProductVasques = {
  vasquesPositionOptions: ({ positionOptions }: VasquesContent, _args: unknown, { language }: Context) =>
    positionOptions.map((option) => textIn(language, option)),
  vasquesTypeOptions: ({ typeOptions }: VasquesContent, _args: unknown, { language }: Context) =>
    typeOptions.map((option) => textIn(language, option)),
  vasquesPositionOptionsLanguages: ({ positionOptions }: VasquesContent, _args: unknown, { language }: Context) =>
    otherLanguages(language, positionOptions),
  vasquesTypeOptionsLanguages: ({ typeOptions }: VasquesContent, _args: unknown, { language }: Context) =>
    otherLanguages(language, typeOptions),
  vasquesMaterials: ({ materials }: VasquesContent) => materials,
};
