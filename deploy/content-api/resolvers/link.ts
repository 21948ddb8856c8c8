import type { LinkContent } from '../content.ts';
import type { Context } from '../context.ts';
import { addressOf } from './address.ts';
import { localised } from './localised.ts';

/** Menu items are links too. */
export const Link = {
  url: ({ to }: LinkContent, _args: unknown, context: Context) => addressOf(to, context),
  label: localised('label'),
};

export const StyledLink = Link;
