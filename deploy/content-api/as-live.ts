import type { FastifyInstance } from 'fastify';
import { countryOfHost } from 'shared/i18n';
import { withRoutes } from 'shared/routes/on-server';
import { knownChange } from '../registry/known-change.ts';
import type { Live, LiveSite } from '../registry/live-site.ts';
import { withForEditors } from './for-editors.ts';

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
