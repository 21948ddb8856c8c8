import { localisedHtml } from '../localised.ts';

export const EditoSimple = {
  text: localisedHtml('text'),
};
