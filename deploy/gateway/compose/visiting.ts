import type { FastifyRequest } from 'fastify';
import type { Posted } from 'shared/forms';
import { definitionOf, type RouteMatch } from 'shared/routes';
import { guestProductsOf } from '../forms/form-cookies.ts';
import { formTokenOf } from '../forms/own-form.ts';
import type { Bearers } from '../session/bearers.ts';
import type { Composing } from './compose-part.ts';
import type { ComposedRoutes } from './composed-routes.ts';
import type { Visitor } from './visitor.ts';

/** A visit without anything that was posted or saved on the way. */
export const bareVisit = (
  { country, origin }: Visitor,
  route: RouteMatch,
  { packed }: ComposedRoutes,
  signedIn: boolean,
): Composing['visit'] => ({ country, origin, route, routes: packed, signedIn });

/** A visit, and the token that its content calls carry. */
export interface Visiting extends Pick<Composing, 'visit'> {
  token: string;
}

/** The visit that a page load or a navigation is composed for. */
export async function visitingOf(
  request: FastifyRequest,
  { bearers, serviceSecret }: { bearers: Bearers; serviceSecret: string },
  visitor: Visitor,
  route: RouteMatch,
  routes: ComposedRoutes,
  posted?: Posted,
): Promise<Visiting> {
  const { token, signedIn, session } = await bearers.of(request);
  const guest = signedIn || !definitionOf(route.name)?.personal ? [] : guestProductsOf(request);
  const visit = {
    ...bareVisit(visitor, route, routes, signedIn),
    posted,
    guestProducts: guest.length ? guest : undefined,
    formToken: session && formTokenOf(serviceSecret, session),
  };
  return { visit, token };
}
