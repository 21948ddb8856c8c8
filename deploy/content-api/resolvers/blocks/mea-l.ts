import { localised, localisedHtml } from '../localised.ts';

export const MeaL = {
  heading: localised('heading'),
  text: localisedHtml('text'),
};
