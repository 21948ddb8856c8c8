import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { declaredForEditors } from 'shared/fragments/contracts';
import { countryOfHost } from 'shared/i18n';
import { withRoutes } from 'shared/routes/on-server';
import { knownChange } from '../registry/known-change.ts';
import type { Live, LiveSite } from '../registry/live-site.ts';

/** Does a piece of work that makes and finds addresses, and keeps fragments in HTML, as they are live. */
export const doAsLive = <Result>({ routes, forEditors }: Live, work: () => Result): Result =>
  withRoutes(routes, () => withForEditors(forEditors, work));

/** Has every request of these routes do so, by what is live in its country. */
export function asLive(app: FastifyInstance, liveSite: LiveSite): void {
  app.addHook('preHandler', (request, _reply, done) => {
    // Every one is a country of the table, whatever the host says.
    liveSite(countryOfHost(request.host), knownChange(request.headers)).then((live) => doAsLive(live, done), done);
  });
}

/** The fragments that content editors may write into their HTML, as `mf-catalogue/product-slider`. */
export type ForEditors = ReadonlySet<string>;

const requests = new AsyncLocalStorage<ForEditors>();

/** Does a piece of work by what the releases that are live lend to content editors. */
export const withForEditors = <Result>(names: ForEditors, work: () => Result): Result => requests.run(names, work);

/** Those of the releases that are live; outside of a request, of this repository. */
export const forEditors = (): ForEditors => requests.getStore() ?? declaredForEditors;
