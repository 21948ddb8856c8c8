import { captchaTexts } from './captcha.ts';
import type { GatewaySettings, Settings } from './settings.ts';
import { tagManagerText } from './tag-managers.ts';
import type { Environment } from './variables.ts';

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
  CONTENT_DIR: settings.contentDir,
  NODE_ENV: settings.development ? 'development' : undefined,
});
