import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;
const none = ["'none'"];
const self = ["'self'"];

/** The security headers of every answer. No inline script runs; inline style attributes are React's. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // On plain http it would be ignored; see below.
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // The store locator asks where the visitor is; nothing else of the device is used.
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
  });
}
