import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { endConnections } from '../observe/end-connections.ts';
import { answerPlainly, observeRequests } from '../observe/observe-requests.ts';
import { requestIdNow, requestIds, trustedCallers } from '../observe/request-id.ts';
import { logOptions } from '../observe/visible-text.ts';
import { type Send, sendOverHttp } from '../registry/client.ts';
import { logLeftOut } from '../registry/left-out.ts';
import { createRenderer, type Renderer } from '../render/renderer.ts';
import { foreignContentApi, type GatewaySettings } from '../settings/settings.ts';
import { askForToken } from '../tokens/tokens.ts';
import { type BrandReader, createBrandReader } from './brand/read-brand.ts';
import { rootFileRoutes } from './brand/root-files.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { createAnswerCache } from './compose/answer-cache.ts';
import { createInlineStyles } from './compose/assets.ts';
import { createDocumentCache } from './compose/document-cache.ts';
import { createFairQueue } from './compose/fair-queue.ts';
import { noteMostAsked } from './compose/most-asked.ts';
import { createPartCache } from './compose/part-cache.ts';
import { composeRoutes } from './compose/routes.ts';
import { shedLoad } from './compose/shed-load.ts';
import { createTabCompositions } from './compose/tab-composition.ts';
import { consoleRoutes } from './console/routes.ts';
import { contentFileRoutes } from './content-files.ts';
import { type Development, developmentRoutes } from './development/routes.ts';
import { embedRoutes } from './embeds/routes.ts';
import { answeringFromMemory, observeFromMemory } from './from-memory.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import { trustedDocuments } from './graphql/trusted-documents.ts';
import { healthRoutes } from './health.ts';
import { liveTypesRoutes } from './kit/live-types.ts';
import { kitRoutes } from './kit/routes.ts';
import { createVariantMemory, variantRoutes } from './pictures/routes.ts';
import { createQaVisits } from './qa/qa-visit.ts';
import { rememberCompositions } from './qa/remember-compositions.ts';
import { qaRoutes } from './qa/routes.ts';
import { acceptEmptyJson, readableUrl, refuseUnreadable } from './readable-request.ts';
import { registryPassage } from './registry-passage/routes.ts';
import { keepWhole } from './releases/keep-whole.ts';
import { besideLive } from './releases/libraries.ts';
import { followRegistry } from './releases/live-releases.ts';
import { createRegistry, type Registry } from './releases/registry.ts';
import { createReleaseFiles, fromCache } from './releases/release-files.ts';
import { createReleaseStore } from './releases/release-store.ts';
import { releaseFileRoutes } from './releases/routes.ts';
import { createTrust, trustAll } from './releases/trust.ts';
import { forwardReports } from './reports/forward-reports.ts';
import { signPage } from './reports/page-token.ts';
import { reportRoutes } from './reports/routes.ts';
import { createTally } from './reports/tally.ts';
import { answerErrors } from './security/answer-errors.ts';
import { ownPagesOnly } from './security/csrf.ts';
import { securityHeaders } from './security/headers.ts';
import { rateLimits } from './security/rate-limits.ts';
import { securityContactRoutes } from './security/security-contact.ts';
import { searchEngineRoutes } from './seo/routes.ts';
import { createSitePages } from './seo/site-pages.ts';
import { createBearers } from './session/bearers.ts';
import { sessionRoutes } from './session/routes.ts';
import { createSessionCalls } from './session/session-calls.ts';
import { createPurger } from './shared-cache/purger.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { createWarmUp } from './warm-up.ts';

/** The part of the settings that the gateway is built from; the others are for the server that listens. */
export type GatewayAppSettings = Omit<
  GatewaySettings,
  'port' | 'host' | 'listenFd' | 'innerHost' | 'metricsPort' | 'drainMs' | 'tracesUrl'
>;

/** What the gateway talks to; tests put their own in place. */
interface GatewayDependencies {
  registry: Registry;
  renderer: Renderer;
  /** How requests of people with tokens reach the registry. */
  send: Send;
  /** Whose site it is; as the content system says unless given. */
  brands?: BrandReader;
  /** Set on the gateway of a developer only. */
  development?: Development;
}

/**
 * Answers that are not cached are compressed each time: at a quick quality, the first that is a tenth better than the
 * quickest. Release files and cached documents are compressed once, at a better one.
 */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

const dependenciesOf = ({
  contentHost,
  contentPort,
  renderPort,
  serviceSecret,
}: GatewayAppSettings): GatewayDependencies => ({
  registry: createRegistry(`http://${contentHost}:${contentPort}/registry`, serviceSecret),
  renderer: createRenderer(`http://127.0.0.1:${renderPort}`),
  send: sendOverHttp(`http://${contentHost}:${contentPort}/registry`),
});

/**
 * How long a shared cache (CDN) may keep a page, in seconds. It is purged when something changes: this limit counts where no
 * purge reaches it. With a content system that does not say when it changes, it is as short as the part cache.
 */
const sharedSeconds = 600;
const unfollowedSeconds = 10;

/** How long a request may take to arrive: enough for a large attachment over a slow line. */
const requestMs = 120_000;

/**
 * Builds the gateway, without a port. It follows the registry until it is closed; from `ending` on it says that
 * it is not ready, and goes on answering.
 */
export async function buildGateway(
  settings: GatewayAppSettings,
  dependencies = dependenciesOf(settings),
  ending = new AbortController().signal,
): Promise<FastifyInstance> {
  const { contentApiUrl, serviceSecret, partLimitMs, documentLimitMs } = settings;
  const { registry, renderer, send, development } = dependencies;
  const files = createReleaseFiles(fromCache(() => store));
  const variants = createVariantMemory();
  const ids = requestIds(settings.trustedProxies);
  const isTrusted = trustedCallers(settings.trustedProxies);
  const answers = createAnswerCache({
    requestId: ids.genReqId,
    sign: (page) => signPage(serviceSecret, page),
    isTrusted,
  });
  const app: FastifyInstance = Fastify({
    logger: logOptions(settings.logLevel),
    trustProxy: settings.trustedProxies,
    frameworkErrors: answerPlainly,
    clientErrorHandler: refuseUnreadable,
    ...ids,
    bodyLimit: 16 * 1024,
    rewriteUrl: readableUrl,
    requestTimeout: requestMs,
    serverFactory: answeringFromMemory({
      sources: [files.fromMemory, variants.fromMemory, answers.fromMemory],
      ending,
      answered(route, request, ...answer) {
        if (route === answers.fromMemory.route) countAsked(request);
        observe(route, request, ...answer);
      },
    }),
  });

  const observe = observeFromMemory(() => app.log, isTrusted);
  const countAsked = noteMostAsked(app, settings.dataDir);

  const releases = join(settings.dataDir, 'releases');
  await mkdir(releases, { recursive: true });
  // What a developer looks at is their own.
  const trust = development ? trustAll : createTrust(settings, app.log);
  const store = createReleaseStore(releases, registry, { isOwnBuild: development !== undefined, trust });
  const load = shedLoad(renderer);
  const parts = createPartCache(load, {
    staleAfterMs: partLimitMs,
    onStale: ({ name, version }, part, err) =>
      app.log.warn(
        { part: `${name}/${part}`, version, err, requestId: requestIdNow() },
        'A part is shown as it last was',
      ),
    cacheAs: () => (hearsOfChanges() ? JSON.stringify(live.shown) : undefined),
  });
  // Another content system does not say when it changes.
  const tellsChanges = !foreignContentApi(settings);
  const hearsOfChanges = () => tellsChanges && live.isFollowed;
  const documents = createDocumentCache({ hearsOfChanges });
  const bearers = createBearers(serviceSecret, contentApiUrl);
  const tally = createTally();
  const pages = createSitePages({ contentApiUrl, bearers });
  const forget = () => {
    parts.empty();
    documents.empty();
    answers.empty();
    pages.empty();
  };
  const brands = dependencies.brands ?? createBrandReader({ contentApiUrl, bearers, onOther: forget, log: app.log });
  // A developer waits for the first render of their remote in any case.
  const warmUp = development ? async () => {} : createWarmUp({ renderer, bearers, contentApiUrl });
  const { sharedCache } = settings;
  const purger = sharedCache && createPurger({ ...sharedCache, registry, log: app.log });
  const live = await followRegistry({
    registry,
    store,
    trust,
    renderer,
    releases,
    warmUp,
    onChange(shown, before) {
      forget();
      // A rollback does not wait for it: other releases make no other brand.
      if (shown.content !== before.content) brands.changed();
      purger?.changed(shown);
      development?.shown(shown);
    },
    onSilence: forget,
    log: app.log,
  });
  logLeftOut(app);
  const stopMending = development ? () => {} : keepWhole({ store, live: () => live.snapshot?.all ?? [], log: app.log });
  const reporting = forwardReports({ tally, registry, live, log: app.log });
  app.addHook('onClose', async () => {
    stopMending();
    await live.close();
    await purger?.close();
    await reporting.close();
  });

  const calls = createSessionCalls({ contentApiUrl, serviceSecret, bearers });
  const operations = trustedDocuments();
  const visits = createQaVisits({
    serviceSecret,
    store,
    renderer,
    registry,
    warmUp: (release) => warmUp([besideLive(live.snapshot, release)], true),
  });
  const tabs = createTabCompositions({ live, store, registry });

  observeRequests(app, settings.trustedProxies);
  askForToken(app);
  endConnections(app, ending);
  answerErrors(app);
  acceptEmptyJson(app);
  ownPagesOnly(app);
  await securityHeaders(app, settings);
  await app.register(compress, compression);
  await app.register(cookie);
  await rateLimits(app);

  await app.register(healthRoutes, { live, store, renderer, ending });
  await app.register(releaseFileRoutes, { store, files });
  await app.register(rootFileRoutes, { brands, pictures: join(settings.mediaDir, 'pictures') });
  await app.register(contentFileRoutes, { mediaDir: settings.mediaDir });
  await app.register(variantRoutes, {
    pictures: join(settings.mediaDir, 'pictures'),
    cache: join(settings.dataDir, 'pictures'),
    memory: variants,
    elsewhere: {
      folder: join(settings.dataDir, 'pictures-elsewhere'),
      hosts: settings.pictureHosts,
      secret: serviceSecret,
    },
  });
  await app.register(sessionRoutes, { calls });
  await app.register(graphqlRoutes, { contentApiUrl, bearers, documents: operations, live, tabs, visits });
  await app.register(captchaRoutes, { captcha: createCaptcha(settings), serviceSecret });
  await app.register(uploadRoutes, { contentApiUrl, bearers });
  await app.register(embedRoutes, { contentApiUrl, bearers, visits });
  await app.register(registryPassage, { send });
  await app.register(kitRoutes, {});
  await app.register(liveTypesRoutes, { live });
  await app.register(consoleRoutes, { send, serviceSecret, live, brands });
  await app.register(searchEngineRoutes, { pages, live, brands });
  await app.register(securityContactRoutes, {
    contact: async () => settings.securityContact ?? (await brands.now()).securityContact,
  });
  await app.register(reportRoutes, { serviceSecret, tally, live });
  await app.register(qaRoutes, { visits, registry });
  if (development) await app.register(developmentRoutes, { development });
  await app.register(composeRoutes, {
    operations,
    calls,
    live,
    serviceSecret,
    tally,
    visits,
    remember: rememberCompositions(registry, app.log),
    tabs,
    load,
    parts,
    queue: createFairQueue(settings.addressLimits),
    bearers,
    brands,
    contentApiUrl,
    partLimitMs,
    documentLimitMs,
    pageSettings: settings,
    inlineStyles: createInlineStyles(async (name, version, path) => store.read(await store.open(name, version), path)),
    development,
    documents,
    answers,
    sharedSeconds: sharedCache && (tellsChanges ? sharedSeconds : unfollowedSeconds),
  });
  return app;
}
