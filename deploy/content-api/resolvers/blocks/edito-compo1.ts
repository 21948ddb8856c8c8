import { localised, localisedHtml } from '../localised.ts';

export const EditoCompo1 = {
  heading: localised('heading'),
  text: localisedHtml('text'),
};
