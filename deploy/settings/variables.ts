import { z } from 'zod';
import { tagManagerIds } from './third-parties.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const between = (least: number, most: number) => {
  const text = `must be from ${least} to ${most}`;
  return z.number().min(least, text).max(most, text);
};

const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(between(least, most));
const port = whole(1, 65_535);
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

/** A name, never an address: what it leads to is looked at each time. */
const pictureHost = z.string().regex(/^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*(?::\d{1,5})?$/);
const pictureHosts = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .refine((list) => list.every((one) => pictureHost.safeParse(one).success), {
    error: 'must be host names as pictures.example.org,cdn.example.org',
  });

/** `anna@example.org`, or a name before it as in `Anna <anna@example.org>`. */
const sender = z.string().refine((text) => {
  const address = /^[^<>\r\n]+ <([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}, 'must be an e-mail address, as Anna <anna@example.org>');

const securityContacts = 'must be an e-mail address, or an address as https://www.example.org/security';

/** The environment variables, each with what it may be and its default (docs/settings.md says what they are for). */
export const variables = z.object({
  PORT: port.default(8080),
  HOST: listening.default('0.0.0.0'),
  LISTEN_FD: whole(3, 999).optional(),
  INNER_HOST: listening.default('127.0.0.1'),
  CONTENT_HOST: z.hostname('must be a host name or an IP address').default('127.0.0.1'),
  CONTENT_PORT: port.optional(),
  RENDER_PORT: port.optional(),
  RENDER_PROCESSES: whole(1, 1_000).optional(),
  RENDER_IDLE_MS: wholeMs.pipe(between(1_000, 24 * 60 * 60_000)).optional(),
  RENDER_STAY: whole(0, 1_000).optional(),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://collector:4318').optional(),
  DRAIN_MS: wholeMs.pipe(between(0, 60_000)).default(0),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().optional(),
  GONE_FILE: z.string().optional(),
  CONTENT_DIR: z.string().default('false'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  CONTENT_API_URL: address(/^https?$/, 'https://host/graphql').optional(),
  SERVICE_SECRET: secret,
  // It travels as a bearer token, which has none.
  REGISTRY_TOKEN: secret.regex(/^\S*$/, 'must have no spaces'),
  TOKEN_DAYS: whole(1, 3650).default(90),
  RELEASE_KEYS: z.string().optional(),
  LIVE_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  PART_LIMIT_MS: milliseconds.default(500),
  DOCUMENT_LIMIT_MS: milliseconds.default(800),
  ADDRESS_AT_ONCE: whole(1, 1_000).default(2),
  ADDRESS_WAITING: whole(0, 10_000).default(100),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })], securityContacts).optional(),
  CDN_PURGE_URL: address(/^https?$/, 'https://cdn.example.org/purge').optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have 16 characters or more, and no spaces')
    .optional(),
  TRUST_PROXY: proxies.optional(),
  PICTURE_HOSTS: pictureHosts.default([]),
  TAG_MANAGER_IDS: tagManagerIds.optional(),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,}$/, 'must be a browser key of Google Maps')
    .optional(),
  SEARCH_MIN_LENGTH: whole(1, 20).default(4),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha'], 'must be altcha or recaptcha').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_VERSION: z.literal('2', 'must be 2').optional(),
  NODE_ENV: z.string().optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: sender.optional(),
  SITE_URL: address(/^https?$/, 'https://www.example.org').optional(),
  CONTACT_MAIL_TO: z.email('must be an e-mail address').optional(),
  ROLLBACK_MIN_VISITS: whole(5, 100_000).default(50),
  CONTENT_CHANGES_DAYS: whole(1, 3650).default(90),
});

/** Environment variables, as a process is started with. */
export type Environment = Record<string, string | undefined>;

/** The names of all settings, as the environment has them. */
export type SettingName = keyof z.input<typeof variables>;

/** What the gateway does not read. */
export const notOfGateway = {
  NODE_ENV: true,
  CONTENT_DIR: true,
  GONE_FILE: true,
  RENDER_PROCESSES: true,
  RENDER_IDLE_MS: true,
  RENDER_STAY: true,
  DATABASE_URL: true,
  REGISTRY_TOKEN: true,
  LIVE_KEY: true,
  TOKEN_DAYS: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  CONTACT_MAIL_TO: true,
  SITE_URL: true,
  ROLLBACK_MIN_VISITS: true,
  CONTENT_CHANGES_DAYS: true,
} as const;

/**
 * A program is told its settings alone, and where Node keeps compiled code: no other secret of the machine. `launch` says itself
 * on which socket it listens.
 */
const only = (names: object, environment: Environment): Environment => {
  const told = [...Object.keys(names), 'NODE_COMPILE_CACHE'].filter((name) => name !== 'LISTEN_FD');
  return Object.fromEntries(Object.entries(environment).filter(([name]) => told.includes(name)));
};

/** What the content API is started with. */
export const contentApiEnvironment = (environment: Environment): Environment => only(variables.shape, environment);

/** What a gateway, which faces the public, is started with: nothing that it does not read. */
export const gatewayEnvironment = (environment: Environment): Environment =>
  only(variables.omit(notOfGateway).shape, environment);
