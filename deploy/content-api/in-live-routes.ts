import type { FastifyInstance } from 'fastify';
import { countryOfHost } from '../../shared/i18n/index.ts';
import { withRoutes } from '../../shared/routes/on-server.ts';
import { knownChange } from '../registry/known-change.ts';
import type { LiveRoutes } from '../registry/live-routes.ts';

/** Has every request of these routes make, and find, addresses as they are live in its country. */
export function inLiveRoutes(app: FastifyInstance, liveRoutes: LiveRoutes): void {
  app.addHook('preHandler', (request, _reply, done) => {
    // Every one is a country of the table, whatever the host says.
    liveRoutes(countryOfHost(request.host), knownChange(request.headers)).then(
      (table) => withRoutes(table, done),
      done,
    );
  });
}
