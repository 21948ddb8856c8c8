import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { countryOfHost } from 'shared/i18n';
import type { GatewaySettings } from '../../settings/settings.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const none = ["'none'"];
const self = ["'self'"];

/** The style element without a rule that the print library writes. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** No inline script runs, and no inline style sheet has a rule; inline style attributes are React's. */
const directives = {
  defaultSrc: self,
  scriptSrc: self,
  styleSrc: [...self, emptyStyle],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: [...self, 'data:'],
  fontSrc: self,
  connectSrc: self,
  frameSrc: self,
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
};

/** What Google's tag manager and its audience measurement need; the browser fetches it after consent only. */
const tagManagerHosts = ['https://*.googletagmanager.com'];
const measurementHosts = [...tagManagerHosts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
const letInTagManager = (policy: typeof directives) => ({
  ...policy,
  scriptSrc: [...policy.scriptSrc, ...tagManagerHosts],
  imgSrc: [...policy.imgSrc, ...measurementHosts],
  connectSrc: [...policy.connectSrc, ...measurementHosts],
});

/** The contact form fetches it when the visitor asks for it. */
const letInRecaptcha = (policy: typeof directives) => ({
  ...policy,
  scriptSrc: [...policy.scriptSrc, 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frameSrc: [...policy.frameSrc, 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
});

/** The security headers of every answer: hosts that have a tag manager let it in, and all of them let in the captcha. */
export async function securityHeaders(
  app: FastifyInstance,
  { tagManagers, captcha }: Pick<GatewaySettings, 'tagManagers' | 'captcha'>,
): Promise<void> {
  const policy = captcha.provider === 'recaptcha' ? letInRecaptcha(directives) : directives;
  const policyWithTagManager = letInTagManager(policy);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // On plain http it would be ignored; see below.
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (tagManagers[countryOfHost(request.host)])
      await reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives: policyWithTagManager } });
    // The store locator asks where the visitor is; nothing else of the device is used.
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
  });
}
