import { localised, localisedHtml } from '../localised.ts';

export const PushTextImage = {
  heading: localised('heading'),
  text: localisedHtml('text'),
};
