import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import { ownHeader } from 'shared/gateway-calls';
import { isPostedForm } from '../forms/own-form.ts';

/** Files come with their own content type. */
const ofAnyType = ['/uploads'];
/** Reports that browsers send by themselves, without a header of ours; they are logged and change nothing. */
export const browserReports = /^application\/(?:csp-report|reports\+json)\b/i;
/** Commands with a token of their own, which no page has, and the console, which looks at where its forms come from. */
const checkedElsewhere = /^\/_(?:registry|ops)\//;
const carriesOwnHeader = (headers: IncomingHttpHeaders): boolean =>
  Object.entries(ownHeader).every(([name, value]) => headers[name] === value);
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses state-changing calls of foreign pages: they cannot send this header, nor JSON, without asking first, and nobody
 * answers them. Call it on the whole server.
 */
export function ownPagesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (reading.includes(method) || checkedElsewhere.test(routeOptions.url ?? '')) return;
    // Forms that a browser posts by itself: their route looks at where they come from.
    if (routeOptions.url === '/*' && isPostedForm({ headers })) return;
    const type = headers['content-type'];
    if (routeOptions.url === '/reports' && browserReports.test(type ?? '')) return;
    const isOurType =
      type === undefined || /^application\/json\b/i.test(type) || ofAnyType.includes(routeOptions.url ?? '');
    if (!carriesOwnHeader(headers) || !isOurType)
      throw new SiteError('request-refused', 'The call did not come from a page of this site');
  });
}
