import { localised, localisedHtml } from '../localised.ts';

export const AccordionItem = { heading: localised('heading'), text: localisedHtml('text') };
