import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { declaredForEditors } from 'shared/fragments/contracts';
import { countryOfHost } from 'shared/i18n';
import { withRoutes } from 'shared/routes/on-server';
import { knownChange } from '../registry/contract.ts';
import type { Live, LiveSite } from '../registry/live-site.ts';

/** Runs `work` with the routes of the releases that are live, and with the fragments that they lend to editors. */
export const doAsLive = <Result>({ routes, forEditors }: Live, work: () => Result): Result =>
  withRoutes(routes, () => withForEditors(forEditors, work));

/** Runs every request of these routes so, by what is live in its country. */
export function asLive(app: FastifyInstance, liveSite: LiveSite): void {
  app.addHook('preHandler', (request, _reply, done) => {
    // An unknown host stands for the catch-all country.
    liveSite(countryOfHost(request.host), knownChange(request.headers)).then((live) => doAsLive(live, done), done);
  });
}

/** The fragments that content editors may write into their HTML, as `mf-catalogue/product-slider`. */
export type ForEditors = ReadonlySet<string>;

const requests = new AsyncLocalStorage<ForEditors>();

/** Runs `work` with these fragments allowed in editors' HTML. */
const withForEditors = <Result>(names: ForEditors, work: () => Result): Result => requests.run(names, work);

/** The fragments allowed in this request; outside of a request those of this repository. */
export const forEditors = (): ForEditors => requests.getStore() ?? declaredForEditors;
