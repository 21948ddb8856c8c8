import { localisedHtml } from '../localised.ts';

export const CmsContent = {
  content: localisedHtml('content'),
};
