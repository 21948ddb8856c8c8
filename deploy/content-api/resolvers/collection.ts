import type { Context } from '../context.ts';
import { siteAddress } from '../site-address.ts';
import type { CollectionRecord } from '../sources/index.ts';
import { localised } from './localised.ts';

export const Collection = {
  url: ({ id }: CollectionRecord, _args: unknown, { language }: Context) => siteAddress(`/collection/${id}`, language),
  heading: localised('heading'),
  description: localised('description'),
};
