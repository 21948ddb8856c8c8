import type { LinkContent } from '../content.ts';
import type { Context } from '../context.ts';
import { siteAddress } from '../site-address.ts';
import { localised } from './localised.ts';

/** Menu items are links too. */
export const Link = {
  url: ({ to }: LinkContent, _args: unknown, { language }: Context): string => siteAddress(to, language),
  label: localised('label'),
};

export const StyledLink = Link;
