import type { Localised } from '../content.ts';
import type { Context } from '../context.ts';
import { siteAddress } from '../site-address.ts';
import type { InspirationRecord } from '../sources/index.ts';
import { localised, localisedHtml } from './localised.ts';

const url = ({ id }: InspirationRecord, _args: unknown, { language }: Context): string =>
  siteAddress(`/inspiration/${id}`, language);

export const Inspiration = {
  url,
  heading: localised('heading'),
  text: localisedHtml('text'),
  link: (inspiration: InspirationRecord, args: unknown, context: Context) => ({
    url: url(inspiration, args, context),
    title: inspiration.heading,
  }),
};

export interface StoredTitledLink {
  url: string;
  title: Localised;
}

export const TitledLink = { title: localised('title') };
