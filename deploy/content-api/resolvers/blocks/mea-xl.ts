import { localised, localisedHtml } from '../localised.ts';

export const MeaXl = {
  heading: localised('heading'),
  text: localisedHtml('text'),
};
