import { join, resolve } from 'node:path';
import { z } from 'zod';
import { SiteError } from '../../shared/errors/index.ts';
import { type Captcha, captchaOf, captchaTexts } from './captcha.ts';
import { keptSecrets } from './secrets.ts';
import { type TagManagerIds, tagManagerIds, tagManagerText } from './tag-managers.ts';

/** What every server reads at its start, and nothing later. */
export interface Settings {
  /** The gateway's port, and the address that it listens on. */
  port: number;
  host: string;
  /** The number of an open socket to listen on in place of that address; undefined means none. */
  listenFd: number | undefined;
  /** The address that the content API, and the gateway's metrics, listen on; the render server listens on 127.0.0.1 only. */
  innerHost: string;
  /** Where gateways and commands find the content API and the registry. */
  contentHost: string;
  contentPort: number;
  renderPort: number;
  /** Where the gateway shows its metrics; undefined means nowhere. The other two servers show theirs on their own ports. */
  metricsPort: number | undefined;
  /** Where traces are sent, `http://collector:4318`; undefined means nowhere. */
  tracesUrl: string | undefined;
  /** How long a gateway that is asked to end goes on answering while it says that it is not ready, in ms. */
  drainMs: number;
  /** An absolute folder: the embedded database, the cached releases, the generated secrets. */
  dataDir: string;
  /** An absolute folder with `pictures`, `films` and `documents` of the content. */
  mediaDir: string;
  /** The absolute path of a module that fills an empty database (`Seed` in the content API); undefined: it stays empty. */
  seedModule: string | undefined;
  /** A PostgreSQL address; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** The GraphQL endpoint that pages are made from. */
  contentApiUrl: string;
  /** Signs the tokens of visitors and servers. */
  serviceSecret: string;
  /** The bearer token for writing to the registry. */
  registryToken: string;
  /** How much the servers write to their logs. */
  logLevel: LogLevel;
  /** How long the server waits for a part of a document, and for the document, in ms. */
  partLimitMs: number;
  documentLimitMs: number;
  /** The SMTP server that mails leave by, `smtp://user:password@host:port`; undefined means a local outbox. */
  smtpUrl: string | undefined;
  /** The sender of mails, and the address that contact messages go to. */
  mailFrom: string;
  contactMailTo: string;
  /** The address of the site that links in mails lead to, without a path: the person who asks for a mail cannot change it. */
  siteUrl: string;
  /** How many mounts of a version make a verdict on it, by which it may be reverted automatically. */
  rollbackMinVisits: number;
  /** Where security holes are to be reported, an e-mail address or `https://…`; undefined means nowhere. */
  securityContact: string | undefined;
  /** The shared cache in front of the site, which is told to forget its pages; undefined means there is none. */
  sharedCache: SharedCache | undefined;
  /** The addresses or ranges of the proxies whose X-Forwarded-* headers the gateway believes. */
  trustedProxies: string[];
  /** The tag manager that pages of a country load once a visitor has agreed to it. */
  tagManagers: TagManagerIds;
  /** The public key of the maps service; undefined means a map of our own (R330). */
  mapsKey: string | undefined;
  /** The captcha of the contact form. */
  captcha: Captcha;
}

/** A shared cache: where it is told to forget, and the bearer token that it is told with. */
export interface SharedCache {
  purgeUrl: string;
  purgeToken: string;
}

/** What pages load from third parties, once a visitor has agreed to it. */
export type ThirdParties = Pick<Settings, 'tagManagers' | 'mapsKey'>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Environment = Record<string, string | undefined>;

const repository = resolve(import.meta.dirname, '../..');

const between = (least: number, most: number) => {
  const text = `must be from ${least} to ${most}`;
  return z.number().min(least, text).max(most, text);
};

const port = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(between(1, 65_535));
const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address as ${example}` });
const secret = z.string('is missing').min(32, 'must have 32 characters or more');

const listening = z.union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'must be an IP address or localhost');

const wholeMs = z.string().regex(/^\d+$/, 'must be a whole number of ms').transform(Number);
const milliseconds = wholeMs.pipe(between(1, 10_000));

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const proxies = z
  .string()
  .transform((list) => list.split(','))
  .refine((list) => list.every((one) => addressOrRange.safeParse(one).success), {
    error: 'must be addresses or ranges as 10.0.0.0/8,::1',
  });

/** `anna@example.org`, or a name before it as in `Anna <anna@example.org>`. */
const sender = z.string().refine((text) => {
  const address = /^[^<>\r\n]+ <([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}, 'must be an e-mail address, as Rivelle <no-reply@rivelle.example>');

const securityContacts = 'must be an e-mail address, or an address as https://www.example.org/security';

const schema = z.object({
  PORT: port.default(8080),
  HOST: listening.default('0.0.0.0'),
  LISTEN_FD: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number')
    .transform(Number)
    .pipe(between(3, 999))
    .optional(),
  INNER_HOST: listening.default('127.0.0.1'),
  CONTENT_HOST: z.hostname('must be a host name or an IP address').default('127.0.0.1'),
  CONTENT_PORT: port.optional(),
  RENDER_PORT: port.optional(),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://collector:4318').optional(),
  DRAIN_MS: wholeMs.pipe(between(0, 60_000)).default(0),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().optional(),
  SEED_DEMO: z.string().default('false'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  CONTENT_API_URL: address(/^https?$/, 'https://host/graphql').optional(),
  SERVICE_SECRET: secret,
  // It travels as a bearer token, which has none.
  REGISTRY_TOKEN: secret.regex(/^\S*$/, 'must have no spaces'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  PART_LIMIT_MS: milliseconds.default(500),
  DOCUMENT_LIMIT_MS: milliseconds.default(800),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })], securityContacts).optional(),
  CDN_PURGE_URL: address(/^https?$/, 'https://cdn.example.org/purge').optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have 16 characters or more, and no spaces')
    .optional(),
  TRUST_PROXY: proxies.optional(),
  TAG_MANAGER_IDS: tagManagerIds.optional(),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,}$/, 'must be a browser key of Google Maps')
    .optional(),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha'], 'must be altcha or recaptcha').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_VERSION: z.literal('2', 'must be 2').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: sender.default('Rivelle <no-reply@rivelle.example>'),
  SITE_URL: address(/^https?$/, 'https://www.example.org').optional(),
  CONTACT_MAIL_TO: z.email('must be an e-mail address').default('contact@rivelle.example'),
  ROLLBACK_MIN_VISITS: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(between(5, 100_000))
    .default(50),
});

/** The names of all settings, as the environment has them. */
export type SettingName = keyof z.input<typeof schema>;

/** The gateway faces the public: it gets neither the database, nor mail, nor the token that publishes code. */
export type GatewaySettings = Omit<
  Settings,
  | 'databaseUrl'
  | 'registryToken'
  | 'smtpUrl'
  | 'mailFrom'
  | 'contactMailTo'
  | 'siteUrl'
  | 'rollbackMinVisits'
  | 'seedModule'
>;
const notOfGateway = {
  SEED_DEMO: true,
  DATABASE_URL: true,
  REGISTRY_TOKEN: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  CONTACT_MAIL_TO: true,
  SITE_URL: true,
  ROLLBACK_MIN_VISITS: true,
} as const;

/** The settings of the gateway when it is started alone. Throws as `readSettings`. */
export const readGatewaySettings = (environment: Environment): GatewaySettings =>
  resolved(parse(schema.omit(notOfGateway), environment));

/**
 * The settings of the content API when it is started alone: both secrets have to be set.
 * Throws SiteError `settings-wrong`, whose message names every setting that is missing or wrong.
 */
export function readSettings(environment: Environment): Settings {
  const given = parse(schema, environment);
  return {
    ...resolved(given),
    databaseUrl: given.DATABASE_URL,
    registryToken: given.REGISTRY_TOKEN,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    contactMailTo: given.CONTACT_MAIL_TO,
    siteUrl: new URL(given.SITE_URL ?? `http://localhost:${given.PORT}`).origin,
    rollbackMinVisits: given.ROLLBACK_MIN_VISITS,
    seedModule: given.SEED_DEMO === 'false' ? undefined : resolve(repository, given.SEED_DEMO),
  };
}

/**
 * The settings of `npm start` and of the commands: as `readSettings`, but secrets that are not set are made once and
 * kept in `${DATA_DIR}/secrets.json`, readable by their owner only.
 */
export function readStartSettings(environment: Environment): Settings {
  const { DATA_DIR } = parse(schema.partial({ SERVICE_SECRET: true, REGISTRY_TOKEN: true }), environment);
  return readSettings({ ...keptSecrets(resolve(repository, DATA_DIR)), ...withoutEmpty(environment) });
}

/** The environment from which `readGatewaySettings` reads these settings again. */
export const gatewayEnvironment = (settings: GatewaySettings): Environment => ({
  PORT: String(settings.port),
  HOST: settings.host,
  INNER_HOST: settings.innerHost,
  CONTENT_HOST: settings.contentHost,
  CONTENT_PORT: String(settings.contentPort),
  RENDER_PORT: String(settings.renderPort),
  METRICS_PORT: settings.metricsPort === undefined ? undefined : String(settings.metricsPort),
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.tracesUrl,
  DRAIN_MS: String(settings.drainMs),
  DATA_DIR: settings.dataDir,
  MEDIA_DIR: settings.mediaDir,
  CONTENT_API_URL: settings.contentApiUrl,
  SERVICE_SECRET: settings.serviceSecret,
  LOG_LEVEL: settings.logLevel,
  PART_LIMIT_MS: String(settings.partLimitMs),
  DOCUMENT_LIMIT_MS: String(settings.documentLimitMs),
  SECURITY_CONTACT: settings.securityContact,
  CDN_PURGE_URL: settings.sharedCache?.purgeUrl,
  CDN_PURGE_TOKEN: settings.sharedCache?.purgeToken,
  TRUST_PROXY: settings.trustedProxies.join(),
  TAG_MANAGER_IDS: tagManagerText(settings.tagManagers),
  GOOGLE_MAPS_KEY: settings.mapsKey,
  ...captchaTexts(settings.captcha),
});

/** The environment from which `readSettings` reads these settings again. */
export const environmentOf = (settings: Settings): Environment => ({
  ...gatewayEnvironment(settings),
  DATABASE_URL: settings.databaseUrl,
  REGISTRY_TOKEN: settings.registryToken,
  SMTP_URL: settings.smtpUrl,
  MAIL_FROM: settings.mailFrom,
  CONTACT_MAIL_TO: settings.contactMailTo,
  SITE_URL: settings.siteUrl,
  ROLLBACK_MIN_VISITS: String(settings.rollbackMinVisits),
  SEED_DEMO: settings.seedModule,
});

/** Fills in what follows from other settings. */
function resolved(given: Omit<z.infer<typeof schema>, keyof typeof notOfGateway>): GatewaySettings {
  const [contentPort, renderPort] = [given.CONTENT_PORT ?? given.PORT + 1, given.RENDER_PORT ?? given.PORT + 2];
  if (new Set([given.PORT, contentPort, renderPort]).size < 3 || Math.max(contentPort, renderPort) > 65535)
    throw wrong([
      `PORT, CONTENT_PORT, RENDER_PORT: must be three different ports up to 65535, not ${given.PORT}, ${contentPort}, ${renderPort}`,
    ]);
  const { captcha, missing } = captchaOf(given);
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: purgeToken } = given;
  if (purgeUrl && !purgeToken) throw wrong(['CDN_PURGE_TOKEN: is missing, and CDN_PURGE_URL needs it']);
  if (missing.length) throw wrong(missing.map((name) => `${name}: is missing, and reCAPTCHA needs it`));
  return {
    port: given.PORT,
    host: given.HOST,
    listenFd: given.LISTEN_FD,
    innerHost: given.INNER_HOST,
    contentHost: given.CONTENT_HOST,
    contentPort,
    renderPort,
    metricsPort: given.METRICS_PORT,
    tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainMs: given.DRAIN_MS,
    dataDir: resolve(repository, given.DATA_DIR),
    mediaDir: resolve(repository, given.MEDIA_DIR ?? join(given.DATA_DIR, 'media')),
    contentApiUrl: given.CONTENT_API_URL ?? ownContentApi(given.CONTENT_HOST, contentPort),
    serviceSecret: given.SERVICE_SECRET,
    logLevel: given.LOG_LEVEL,
    partLimitMs: given.PART_LIMIT_MS,
    documentLimitMs: given.DOCUMENT_LIMIT_MS,
    securityContact: given.SECURITY_CONTACT,
    sharedCache: purgeUrl && purgeToken ? { purgeUrl, purgeToken } : undefined,
    trustedProxies: given.TRUST_PROXY ?? [],
    tagManagers: given.TAG_MANAGER_IDS ?? {},
    mapsKey: given.GOOGLE_MAPS_KEY,
    captcha,
  };
}

/** `NAME=` in a shell or a compose file means: not set. */
const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));

function parse<Output>(rules: z.ZodType<Output>, environment: Environment): Output {
  const result = rules.safeParse(withoutEmpty(environment));
  if (result.success) return result.data;
  throw wrong(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

const wrong = (lines: string[]): SiteError =>
  new SiteError(
    'settings-wrong',
    `These settings are missing or wrong:\n${lines.map((line) => `  ${line}\n`).join('')}`,
  );

const ownContentApi = (host: string, port: number): string => `http://${host}:${port}/graphql`;

/** The content system that pages are made from, where it is not the site's own. */
export const foreignContentApi = ({
  contentApiUrl,
  contentHost,
  contentPort,
}: Pick<Settings, 'contentApiUrl' | 'contentHost' | 'contentPort'>): string | undefined =>
  contentApiUrl === ownContentApi(contentHost, contentPort) ? undefined : contentApiUrl;
