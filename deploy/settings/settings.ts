import { join, resolve } from 'node:path';
import { SiteError } from 'shared/errors';
import type { z } from 'zod';
import { installationKeys } from './installation-keys.ts';
import { installationSecrets } from './secrets.ts';
import { type Captcha, captchaOf, type TagManagerIds } from './third-parties.ts';
import { contentApiEnvironment, type Environment, type LogLevel, notOfGateway, variables } from './variables.ts';

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
  /**
   * How many processes render at most, after how many ms without a render they end, and how many of the releases that are asked
   * for most keep theirs; what is undefined follows from the machine.
   */
  renderCapacity: { processes: number | undefined; idleMs: number | undefined; stay: number | undefined };
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
  contentDir: string | undefined;
  /** A PostgreSQL address; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** The GraphQL endpoint that pages are made from. */
  contentApiUrl: string;
  /** Signs the tokens of visitors and servers. */
  serviceSecret: string;
  /** The bearer token for writing to the registry. */
  registryToken: string;
  /** For how many days a new token of the registry lasts, unless who makes it says otherwise. */
  tokenDays: number;
  /** The file of the keys whose signatures count; undefined: no signature is looked at. */
  releaseKeys: string | undefined;
  /** The file of the key that the registry signs with what is live; undefined: it signs nothing. */
  liveKey: string | undefined;
  /** How much the servers write to their logs. */
  logLevel: LogLevel;
  /** How long the server waits for a part of a document, and for the document, in ms. */
  partLimitMs: number;
  documentLimitMs: number;
  /** How many uncached documents of one address are composed at once, and how many more of it wait. */
  addressLimits: { atOnce: number; waiting: number };
  /** The SMTP server that mails leave by, `smtp://user:password@host:port`; undefined means a local outbox. */
  smtpUrl: string | undefined;
  /** The sender of mails, and the address that contact messages go to; undefined means those of the brand. */
  mailFrom: string | undefined;
  contactMailTo: string | undefined;
  /** Where what must stay gone after a restore is written. */
  goneFile: string;
  /** The address of the site that links in mails lead to, without a path: the person who asks for a mail cannot change it. */
  siteUrl: string;
  /** How many visits of a version, and of the one before, make a verdict on it, by which it may be reverted automatically. */
  rollbackMinVisits: number;
  /** For how many days changes of content can be put back, and the last fifty however old they are. */
  contentChangesDays: number;
  /** Where security holes are to be reported, an e-mail address or `https://…`; undefined means as the brand says. */
  securityContact: string | undefined;
  /** The shared cache in front of the site, which is told to forget its pages; undefined means there is none. */
  sharedCache: SharedCache | undefined;
  /** The addresses or ranges of the proxies whose X-Forwarded-* headers the gateway believes. */
  trustedProxies: string[];
  /** The hosts whose pictures the gateway fetches, where content names some. */
  pictureHosts: string[];
  /** The tag manager that pages of a country load once a visitor has agreed to it. */
  tagManagers: TagManagerIds;
  /** The public key of the maps service; undefined means a map of our own. */
  mapsKey: string | undefined;
  /** The shortest text, in characters, that is searched while it is typed. */
  searchMinLength: number;
  /** Whether the content API helps developers: introspection, GraphiQL, pages that nobody else gets. */
  development: boolean;
  /** The captcha of the contact form. */
  captcha: Captcha;
}

/** A shared cache: where it is told to forget, and the bearer token that it is told with. */
export interface SharedCache {
  purgeUrl: string;
  purgeToken: string;
}

/** What pages are told in the browser; what comes from third parties is loaded once a visitor has agreed to it. */
export type PageSettings = Pick<Settings, 'tagManagers' | 'mapsKey' | 'searchMinLength'>;

const repository = resolve(import.meta.dirname, '../..');

/** The gateway faces the public: it gets neither the database, nor mail, nor the token that publishes code. */
export type GatewaySettings = Omit<
  Settings,
  | 'databaseUrl'
  | 'renderCapacity'
  | 'registryToken'
  | 'liveKey'
  | 'tokenDays'
  | 'smtpUrl'
  | 'mailFrom'
  | 'contactMailTo'
  | 'siteUrl'
  | 'rollbackMinVisits'
  | 'contentChangesDays'
  | 'contentDir'
  | 'goneFile'
  | 'development'
>;

/** The settings of the gateway when it is started alone. Throws as `readSettings`. */
export const readGatewaySettings = (environment: Environment): GatewaySettings =>
  resolved(parse(variables.omit(notOfGateway), environment));

/**
 * The settings of the content API when it is started alone: both secrets have to be set.
 * Throws SiteError `settings-wrong`, whose message names every setting that is missing or wrong.
 */
export function readSettings(environment: Environment): Settings {
  const given = parse(variables, environment);
  return {
    ...resolved(given),
    databaseUrl: given.DATABASE_URL,
    renderCapacity: {
      processes: given.RENDER_PROCESSES,
      idleMs: given.RENDER_IDLE_MS,
      stay: given.RENDER_STAY,
    },
    registryToken: given.REGISTRY_TOKEN,
    tokenDays: given.TOKEN_DAYS,
    liveKey: given.LIVE_KEY && resolve(repository, given.LIVE_KEY),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    contactMailTo: given.CONTACT_MAIL_TO,
    siteUrl: new URL(given.SITE_URL ?? `http://localhost:${given.PORT}`).origin,
    rollbackMinVisits: given.ROLLBACK_MIN_VISITS,
    contentChangesDays: given.CONTENT_CHANGES_DAYS,
    goneFile: resolve(repository, given.GONE_FILE ?? join(given.DATA_DIR, 'gone.jsonl')),
    development: given.NODE_ENV === 'development',
    contentDir: given.CONTENT_DIR === 'false' ? undefined : resolve(repository, given.CONTENT_DIR),
  };
}

/**
 * The environment of `npm start` and of the commands: every setting that has a value, and nothing else. Secrets that are not
 * set are made once and kept in `${DATA_DIR}/secrets.json`, and keys in `${DATA_DIR}/keys`, readable by their owner only. Throws
 * as `readSettings`.
 */
export function startEnvironment(environment: Environment): Environment {
  const { DATA_DIR } = parse(variables.partial({ SERVICE_SECRET: true, REGISTRY_TOKEN: true }), environment);
  const dataDir = resolve(repository, DATA_DIR);
  const made = { ...installationSecrets(dataDir), ...installationKeys(dataDir) };
  return contentApiEnvironment({ ...made, ...withoutEmpty(environment) });
}

/** As `readSettings`, of `startEnvironment`. */
export const readStartSettings = (environment: Environment): Settings => readSettings(startEnvironment(environment));

/** Fills in what follows from other settings. */
function resolved(given: Omit<z.infer<typeof variables>, keyof typeof notOfGateway>): GatewaySettings {
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
    releaseKeys: given.RELEASE_KEYS && resolve(repository, given.RELEASE_KEYS),
    logLevel: given.LOG_LEVEL,
    partLimitMs: given.PART_LIMIT_MS,
    documentLimitMs: given.DOCUMENT_LIMIT_MS,
    addressLimits: { atOnce: given.ADDRESS_AT_ONCE, waiting: given.ADDRESS_WAITING },
    securityContact: given.SECURITY_CONTACT,
    sharedCache: purgeUrl && purgeToken ? { purgeUrl, purgeToken } : undefined,
    trustedProxies: given.TRUST_PROXY ?? [],
    pictureHosts: given.PICTURE_HOSTS,
    tagManagers: given.TAG_MANAGER_IDS ?? {},
    mapsKey: given.GOOGLE_MAPS_KEY,
    searchMinLength: given.SEARCH_MIN_LENGTH,
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
