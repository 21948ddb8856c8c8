import type { Context } from '../../context.ts';
import { localised, localisedHtml } from '../localised.ts';
import type { Of } from './of.ts';

export const EditoHalf = {
  heading: localised('heading'),
  text: localisedHtml('text'),
  collection: ({ collection }: Of<'EditoHalf'>, _args: unknown, { collections }: Context) =>
    collection === undefined ? undefined : collections.load(collection),
};
