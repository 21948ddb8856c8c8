import type { FastifyRequest } from 'fastify';
import { href, redirectFor } from 'shared/routes';
import type { Bearers } from '../session/bearers.ts';
import { type Destination, destinationOf } from './destination.ts';
import type { Visitor } from './visitor.ts';

/** Where an address leads a visitor: some pages are for those with an account only, or for those without (R277). */
export async function destinationFor(
  request: FastifyRequest,
  address: string,
  { country, language, accepted }: Visitor,
  bearers: Bearers,
): Promise<Destination> {
  const destination = destinationOf(country, address, { last: language, accepted });
  if (destination.redirect !== undefined) return destination;
  const { route } = destination;
  const instead = redirectFor(route.name, (await bearers.of(request)).signedIn);
  return instead ? { redirect: href(instead, route.language), status: 302 } : destination;
}
