import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { catchAllCountry } from 'shared/i18n';
import type { Database } from '../database/index.ts';
import { vacuumEmbedded } from '../database/vacuum.ts';
import { endConnections } from '../observe/end-connections.ts';
import { metricsRoute } from '../observe/metrics.ts';
import { answerPlainly, observeRequests } from '../observe/observe-requests.ts';
import { requestIds, thisMachine } from '../observe/request-id.ts';
import { logOptions } from '../observe/visible-text.ts';
import { sayWhenToAskAgain } from '../observe/when-again.ts';
import { createAccess } from '../registry/access/access.ts';
import { createExaminer } from '../registry/can-release/examiner.ts';
import { createDue } from '../registry/dated/due.ts';
import { releasePerformer } from '../registry/dated/release.ts';
import { logLeftOut } from '../registry/left-out.ts';
import { createLiveSite } from '../registry/live-site.ts';
import { createReleaseKeeper } from '../registry/release-keeper.ts';
import { registryRoutes } from '../registry/routes.ts';
import { beginSigning, type Signing } from '../registry/signing/begin-signing.ts';
import { followReleaseKeys } from '../registry/signing/release-keys.ts';
import type { ContentChanges } from '../registry/together.ts';
import { usualRules } from '../registry/verdict/verdict.ts';
import { askForToken } from '../tokens/tokens.ts';
import { doAsLive } from './as-live.ts';
import { createBackground } from './background.ts';
import { contentSystem } from './content-system.ts';
import { loggedError } from './errors.ts';
import { writeGone } from './gone.ts';
import { graphqlRoutes } from './graphql.ts';
import { createImports } from './import/begun-import.ts';
import { changeRoutes } from './import/change-routes.ts';
import { changedSince, contentPerformer } from './import/dated-content.ts';
import { rollBackContent } from './import/roll-back.ts';
import { contentRoutes } from './import/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { startMaintenance } from './maintenance.ts';
import { createPreviews, standingPreview } from './preview/previews.ts';
import { publishPreview } from './preview/publish.ts';
import { createSourcesOf } from './preview/sources.ts';
import type { Limits } from './rate-limits/limits.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { createServices } from './services.ts';
import { type ExtraPage, withPages } from './sources/pages.ts';
import { uploadRoutes } from './uploads/routes.ts';

export interface ContentApiSettings {
  /** Signs the tokens that callers carry. */
  serviceSecret: string;
  /** Guards the writes of the registry. */
  registryToken: string;
  /** Whether reading the registry takes a token, too. */
  guardedReads?: boolean;
  /** `silent` unless said otherwise. */
  logLevel?: string;
  /** Without it messages stay unsent. */
  mail?: {
    mailer: Mailer;
    /** The address that contact messages go to; the brand's own unless said otherwise. */
    contactTo?: string;
    /** The address of the site that mails lead to. */
    siteUrl: string;
  };
  /** The addresses or ranges of gateways on other machines. */
  trustedProxies?: readonly string[];
  /** Whether browsers on this machine get GraphiQL at `/graphql`. */
  graphiql?: boolean;
  /** Pages to show beside those of the database. */
  extraPages?: readonly ExtraPage[];
  /** The hosts that gateways fetch pictures from; none unless said otherwise. */
  pictureHosts?: readonly string[];
  /** The GraphQL endpoint that the site's pages are made from, where it is not this one. */
  foreignContentApi?: string;
  /** How often visitors may try; as in `limits.ts` unless said otherwise. */
  limits?: Limits;
  /** Where what must stay gone after a restore is written; nowhere unless said otherwise. */
  goneFile?: string;
  /** Copies the embedded database as it is at this moment, and answers the folder of the copy. */
  snapshot?: () => Promise<string>;
  /** How many mounts of a version make a verdict on it; 50 unless said otherwise. */
  rollbackMinVisits?: number;
  /** For how many days changes of content can be put back; 90 unless said otherwise. */
  contentChangesDays?: number;
  /** For how many days a new token lasts; 90 unless said otherwise. */
  tokenDays?: number;
  /** The file of the keys whose signatures releases need; without it they need none. */
  releaseKeys?: string;
  /** With which key the registry signs what is live, and where it remembers that; it signs nothing unless said otherwise. */
  signing?: Signing;
}

const noMail = {
  mailer: { send: async () => Promise.reject(new Error('There is nothing to send mail with')), close: () => undefined },
  siteUrl: 'http://localhost',
};

/** The content API with the registry beside it, ready to listen or to be asked without a port. */
export async function buildContentApi(settings: ContentApiSettings, db: Database): Promise<FastifyInstance> {
  const {
    serviceSecret,
    registryToken,
    guardedReads,
    logLevel = 'silent',
    mail = noMail,
    graphiql = false,
    extraPages = [],
    trustedProxies = [],
    pictureHosts = [],
    goneFile,
    snapshot,
    rollbackMinVisits: minVisits = usualRules.minVisits,
    contentChangesDays = 90,
    tokenDays,
    releaseKeys,
    signing,
  } = settings;
  // Only gateways may say for whom they ask.
  const trusted = [...thisMachine, ...trustedProxies];
  const app = fastify({
    logger: { ...logOptions(logLevel), serializers: { err: loggedError } },
    trustProxy: trusted,
    frameworkErrors: answerPlainly,
    ...requestIds(trusted),
  });
  app.setErrorHandler(answerPlainly);
  observeRequests(app, trusted);
  sayWhenToAskAgain(app);
  endConnections(app);
  askForToken(app);
  logLeftOut(app);
  const stopSigning = signing && (await beginSigning(db, signing));
  app.addHook('onClose', async () => stopSigning?.());
  const background = createBackground((what, error) => app.log.error({ err: error }, what));
  const limits = createRateLimits(db, settings.limits);
  const services = createServices(db, { serviceSecret, limits, ...mail, background });
  const rules = { ...usualRules, minVisits };
  const releaseKeeper = createReleaseKeeper(db, rules, app.log);
  const imports = createImports(db, contentChangesDays);
  const vacuum = () => vacuumEmbedded(db);
  const keepGone = async () => (goneFile === undefined ? undefined : writeGone(db, goneFile));
  const liveSite = createLiveSite(db);
  const content = contentSystem(app, { ...settings, liveSite });
  const follow = () => void background.run('what has changed could not be put into search', imports.takeInPending);
  const contents: ContentChanges = {
    previewEnds: async (number) => new Date((await standingPreview(db, number)).ends),
    changedSince: (number) => changedSince(db, number),
    publish: publishPreview,
    rollBack: (tx, only, about) => rollBackContent(tx, { ...about, only }),
    around: async (transaction) => {
      const result = await doAsLive(await liveSite(catchAllCountry), transaction);
      follow();
      return result;
    },
  };
  const performers = {
    release: releasePerformer(createExaminer(content)),
    content: { ...contentPerformer, around: contents.around },
  };
  const doDue = createDue(db, performers, app.log);
  const previews = createPreviews(db);
  const kept = { ...services, limits, releases: releaseKeeper, imports, previews, doDue, vacuum, keepGone };
  startMaintenance(app, kept, background);

  await app.register(healthRoutes, { db });
  await app.register(metricsRoute);
  const keys = releaseKeys === undefined ? undefined : followReleaseKeys(releaseKeys, app.log);
  const common = { db, registryToken, serviceSecret };
  const releases = { ...common, guardedReads, tokenDays, releaseKeys: keys, rules, content, contents };
  await app.register(registryRoutes, { prefix: '/registry', ...releases });
  const access = createAccess({ db, registryToken, serviceSecret });
  await app.register(changeRoutes, { prefix: '/registry/content', db, access, liveSite, follow });
  await app.register(contentRoutes, { prefix: '/content', db, access, liveSite, pictureHosts, vacuum, snapshot });
  const sourcesOf = createSourcesOf(db, serviceSecret, (stored) => ({
    ...stored,
    pages: withPages(stored.pages, extraPages),
  }));
  await app.register(graphqlRoutes, { sourcesOf, services, serviceSecret, graphiql, liveSite });
  await app.register(uploadRoutes, { uploads: services.uploads, limits, serviceSecret });

  return app;
}

/** Liveness: the process answers. Readiness: the database does, too; 503 while it does not. */
async function healthRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.get('/health/live', () => ({ status: 'ok' }));

  app.get('/health/ready', async (_request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
