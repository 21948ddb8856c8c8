import { localised, localisedHtml } from '../localised.ts';

export const PushCatalog = {
  heading: localised('heading'),
  text: localisedHtml('text'),
};
