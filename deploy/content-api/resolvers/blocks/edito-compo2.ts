import { localised, localisedHtml } from '../localised.ts';

export const EditoCompo2 = {
  heading: localised('heading'),
  text: localisedHtml('text'),
};
