import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { countryOfHost } from 'shared/i18n';
import type { TagManagerIds } from '../../settings/tag-managers.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const none = ["'none'"];
const self = ["'self'"];

/** No inline script runs; inline style attributes are React's. */
const directives = {
  defaultSrc: self,
  scriptSrc: self,
  styleSrc: self,
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: [...self, 'data:'],
  fontSrc: self,
  connectSrc: self,
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
};

/** What Google's tag manager and its audience measurement need; the browser fetches it after consent only. */
const tagManagerHosts = ['https://*.googletagmanager.com'];
const measurementHosts = [...tagManagerHosts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
const withTagManager = {
  ...directives,
  scriptSrc: [...directives.scriptSrc, ...tagManagerHosts],
  imgSrc: [...directives.imgSrc, ...measurementHosts],
  connectSrc: [...directives.connectSrc, ...measurementHosts],
};

/** The security headers of every answer; those of hosts that have a tag manager let it in. */
export async function securityHeaders(app: FastifyInstance, tagManagers: TagManagerIds): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // On plain http it would be ignored; see below.
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (tagManagers[countryOfHost(request.host)])
      await reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives: withTagManager } });
    // The store locator asks where the visitor is; nothing else of the device is used.
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
  });
}
