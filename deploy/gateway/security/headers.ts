import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { countryOfHost } from 'shared/i18n';
import type { GatewaySettings } from '../../settings/settings.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const none = ["'none'"];
const self = ["'self'"];

const unsafeInline = "'unsafe-inline'";

/** The hash of the empty style element that the print library writes. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const reports = '/reports';
const policyHeader = 'content-security-policy';
const trustedTypes = "require-trusted-types-for 'script';trusted-types default";

/** Directives of a content security policy (CSP), by their names, with their sources. */
type Policy = Readonly<Record<string, readonly string[]>>;

/** Inline scripts and style sheets are those that a document states; inline style attributes are React's. */
const directives: Policy = {
  defaultSrc: self,
  scriptSrc: self,
  styleSrc: [...self, emptyStyle],
  styleSrcAttr: [unsafeInline],
  imgSrc: [...self, 'data:'],
  fontSrc: self,
  connectSrc: self,
  frameSrc: self,
  workerSrc: none,
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
  reportUri: [reports],
};

/** What Google's tag manager and its audience measurement need; the browser fetches it after consent only. */
const tagManagerHosts = ['https://*.googletagmanager.com'];
const measurementHosts = [...tagManagerHosts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
const tagManagerSources: Policy = {
  scriptSrc: tagManagerHosts,
  imgSrc: measurementHosts,
  connectSrc: measurementHosts,
};

/** What Google Maps asks for in its guide, with its scripts' two hosts alone. */
const mapsHosts = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const mapsSources: Policy = {
  scriptSrc: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  imgSrc: [...mapsHosts, 'https://*.google.com', 'https://*.googleusercontent.com'],
  fontSrc: ['https://fonts.gstatic.com'],
  connectSrc: [...mapsHosts, 'https://*.google.com', 'data:', 'blob:'],
  frameSrc: ['https://*.google.com'],
  workerSrc: ['blob:'],
};
/** The maps write style elements of their own. Browsers ignore `unsafe-inline` beside a hash, so these replace the others. */
const mapsStyles: Policy = { styleSrc: [...self, unsafeInline, 'https://fonts.googleapis.com'] };

/** The contact form fetches reCAPTCHA when the visitor asks for it. */
const recaptchaSources: Policy = {
  scriptSrc: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frameSrc: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** A policy with more sources. */
const letIn = (policy: Policy, more: Policy): Policy => ({
  ...policy,
  ...Object.fromEntries(Object.entries(more).map(([name, sources]) => [name, [...(policy[name] ?? []), ...sources]])),
});

/** What the settings let in: the tag manager on the hosts that have one, captcha and maps service on all of them. */
type ThirdPartySettings = Pick<GatewaySettings, 'tagManagers' | 'captcha' | 'mapsKey'>;

/** The security headers of every answer. */
export async function securityHeaders(
  app: FastifyInstance,
  { tagManagers, captcha, mapsKey }: ThirdPartySettings,
): Promise<void> {
  const withCaptcha = captcha.provider === 'recaptcha' ? letIn(directives, recaptchaSources) : directives;
  const policy = mapsKey ? { ...letIn(withCaptcha, mapsSources), ...mapsStyles } : withCaptcha;
  const policyWithTagManager = letIn(policy, tagManagerSources);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Sent below, on https alone: browsers ignore it on http.
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

/** What a document adds to the policy of all answers. */
interface OfDocument {
  /** The hashes of the style sheets and scripts that are in it. */
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
  /** Whether its shell has the Trusted Types policy. */
  trustedScripts: boolean;
  /** The origins of a developer's machines that the holder of a QA link loads remotes from; empty for everybody else. */
  machines: readonly string[];
}

const loading = /\b(?:script-src|style-src|connect-src|img-src|font-src) [^;]*/g;

/**
 * Lets in the styles of a document and the gateway's scripts that stand in it, and asks for Trusted Types: no text becomes code,
 * and only files of releases become scripts. Scripts of third parties do not support that
 * (docs/decisions/35-what-may-become-a-script.md).
 */
export function setDocumentPolicy(
  reply: FastifyReply,
  { styleHashes, scriptHashes, trustedScripts, machines }: OfDocument,
): void {
  const ofSite = String(reply.getHeader(policyHeader));
  const ofHolder = machines.length ? ofSite.replace(loading, (rule) => [rule, ...machines].join(' ')) : ofSite;
  const policy = ofHolder.replace(/(^|;)style-src ([^;]*)/, (rule, _, sources: string) =>
    sources.includes(unsafeInline) ? rule : [rule, ...styleHashes].join(' '),
  );
  const isOwnAlone = policy.split(';').includes(`script-src ${self}`);
  const withInline = policy.replace(`script-src ${self}`, `script-src ${[self, ...scriptHashes].join(' ')}`);
  const guarded = trustedScripts && isOwnAlone ? `${withInline};${trustedTypes}` : withInline;
  // `report-to` takes the place of `report-uri`, and works on https alone.
  const isSecure = reply.request.protocol === 'https';
  if (isSecure) reply.header('reporting-endpoints', `reports="${reports}"`);
  reply.header(policyHeader, isSecure ? `${guarded};report-to reports` : guarded);
}
