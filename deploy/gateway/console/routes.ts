import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { countryNames, originIn } from 'shared/i18n';
import { remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';
import { type RegistryClient, registryClient, type Send } from '../../registry/client.ts';
import { type Changed, everyCountry, releasesQuerySchema } from '../../registry/contract.ts';
import { qaAddress } from '../../registry/qa/qa-link.ts';
import { RefusalError } from '../../registry/refusal.ts';
import type { BrandReader } from '../brand/read-brand.ts';
import { visitorOf } from '../compose/visitor.ts';
import { ownFileRoutes } from '../content-files.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { acceptPostedForms, requireOwnToken } from '../security/csrf.ts';
import { clearConsoleSession, formKey, navigationsOnly, policyOf, sessionOf, setConsoleSession } from './access.ts';
import type { Viewer } from './layout.ts';
import { actPage, actSchema, perform } from './pages/act.ts';
import { comparePage } from './pages/compare.ts';
import { contentPage } from './pages/content.ts';
import { errorsPage } from './pages/errors.ts';
import { historyPage } from './pages/history.ts';
import { livePage } from './pages/live.ts';
import { answerConsoleError, asPage } from './pages/refusal.ts';
import { remotePage } from './pages/remote.ts';
import { timelinePage } from './pages/timeline.ts';
import { undo, undoPage, undoSchema } from './pages/undo.ts';
import { watchAddress, watchPage } from './pages/watch.ts';

interface ConsoleOptions {
  /** How requests reach the registry: with the session of the person who has signed in, never with a right of the gateway's. */
  send: Send;
  /** Signs the keys of forms. */
  serviceSecret: string;
  /** What this gateway shows. */
  live: Pick<LiveReleases, 'snapshot' | 'refused'>;
  brands: Pick<BrandReader, 'now'>;
  /** For how long the console follows what browsers say of a change, in ms. */
  watchMs?: number;
}

const signIns = { max: 10, timeWindow: '1 minute' };
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || undefined, schema.optional());
const signInForm = z.object({ token: z.string().trim().max(500) });
const reasonForm = {
  why: z.string().trim().min(1).max(1000),
  key: z.string(),
  /** The box is ticked, or not sent at all. */
  force: z.literal('yes').optional(),
};
const actForm = actSchema.extend(reasonForm);
const undoForm = undoSchema.extend(reasonForm);
const pairQuery = z.object({
  remote: optional(remoteNameSchema),
  from: optional(z.string()),
  to: optional(z.string()),
});
const chosenQuery = z.object({ remote: optional(remoteNameSchema), country: optional(z.enum(countryNames)) });
const watchQuery = z.object({
  remote: remoteNameSchema,
  country: z.union([z.enum(countryNames), z.literal(everyCountry)]),
  from: versionSchema.optional(),
  to: versionSchema.optional(),
});
const replayForm = z.object({ key: z.string(), composition: z.string().max(50), country: z.enum(countryNames) });
/** As long as a QA link that is made by the command lasts. */
const replaySeconds = 2 * 60 * 60;
const historyQuery = z.object({
  remote: optional(remoteNameSchema),
  before: optional(z.coerce.number().int().positive()),
});

/** The console of operations at `/_ops`. The site neither links nor names it; strangers get its sign-in page alone. */
export async function consoleRoutes(
  app: FastifyInstance,
  { send, serviceSecret, live, brands, watchMs = 60_000 }: ConsoleOptions,
): Promise<void> {
  navigationsOnly(app);
  acceptPostedForms(app);
  app.setErrorHandler(answerConsoleError);

  /** A page for people who have signed in; others get the sign-in page. */
  const shown = (
    url: string,
    show: (registry: RegistryClient, viewer: Viewer, request: FastifyRequest, reply: FastifyReply) => Promise<string>,
  ) =>
    app.get(url, async (request, reply) => {
      const { registry, viewer } = await signedIn(request);
      return asPage(reply).send(await show(registry, viewer, request, reply));
    });

  async function signedIn(request: FastifyRequest): Promise<{ registry: RegistryClient; viewer: Viewer }> {
    const session = sessionOf(request);
    if (!session) throw new RefusalError(401, 'registry-token-wrong', '');
    const registry = registryClient(send, session);
    return { registry, viewer: { holder: await registry.me(), key: formKey(serviceSecret, session) } };
  }

  async function ownForm(request: FastifyRequest, key: string) {
    requireOwnToken(formKey(serviceSecret, sessionOf(request)), key);
    return signedIn(request);
  }

  ownFileRoutes(app, '/_ops/', import.meta.dirname, ['console.css']);

  app.post('/_ops/sign-in', { config: { rateLimit: signIns } }, async (request, reply) => {
    const { token } = signInForm.parse(request.body);
    const { session, seconds } = await registryClient(send, token).startSession();
    setConsoleSession(request, reply, session, seconds);
    return reply.redirect('/_ops', 303);
  });
  app.post('/_ops/sign-out', async (request, reply) => {
    const { key } = z.object({ key: z.string() }).parse(request.body);
    const { registry } = await ownForm(request, key);
    await registry.endSession();
    return clearConsoleSession(reply).redirect('/_ops', 303);
  });
  app.post('/_ops/act', async (request, reply) => {
    const { why, key, force, ...act } = actForm.parse(request.body);
    const { registry, viewer } = await ownForm(request, key);
    let changed: Changed;
    try {
      changed = await perform(registry, viewer, act, { why, force: force === 'yes' });
    } catch (error) {
      if (!(error instanceof RefusalError) || error.status === 401) throw error;
      return asPage(reply.code(error.status)).send(await actPage(registry, viewer, act, error.message));
    }
    const { from, to } = changed;
    const next =
      act.what === 'halt' || (to === null && act.country === everyCountry)
        ? `/_ops/history?${new URLSearchParams({ remote: act.remote })}`
        : watchAddress({ remote: act.remote, country: act.country, from: from ?? undefined, to: to ?? undefined });
    return reply.redirect(next, 303);
  });
  app.post('/_ops/undo', async (request, reply) => {
    const { why, key, force, ...wanted } = undoForm.parse(request.body);
    const { registry, viewer } = await ownForm(request, key);
    try {
      const { next, left } = await undo(registry, viewer, wanted, { why, force: force === 'yes' });
      return left === undefined
        ? reply.redirect(next, 303)
        : asPage(reply).send(await contentPage(registry, viewer, left));
    } catch (error) {
      if (!(error instanceof RefusalError) || error.status === 401) throw error;
      return asPage(reply.code(error.status)).send(await undoPage(registry, viewer, wanted, error.message));
    }
  });
  app.post('/_ops/replay', async (request, reply) => {
    const { key, composition, country } = replayForm.parse(request.body);
    const { registry, viewer } = await ownForm(request, key);
    const by = viewer.holder.name;
    const link = { versions: {}, faults: {}, composition, seconds: replaySeconds, by, why: 'an error report' };
    const { ticket } = await registry.signQaLink(link);
    return reply.redirect(
      qaAddress(originIn(country, visitorOf(request).origin, (await brands.now()).hosts), ticket, '/'),
      303,
    );
  });
  // A stream: neither compression nor a proxy may hold it back.
  app.get('/_ops/watch', { compress: false }, async (request, reply) => {
    const { registry, viewer } = await signedIn(request);
    const awaited = watchQuery.parse(request.query);
    const pieces = await watchPage(registry, viewer, awaited, { waitMs: watchMs, log: request.log });
    return asPage(reply).header('x-accel-buffering', 'no').send(pieces);
  });

  shown('/_ops', (registry, viewer) => livePage(registry, viewer, live));
  shown('/_ops/timeline', (registry, viewer, { query }) => timelinePage(registry, viewer, chosenQuery.parse(query)));
  shown('/_ops/errors', async (registry, viewer, request, reply) => {
    const { origin } = visitorOf(request);
    const { hosts } = await brands.now();
    reply.header('content-security-policy', policyOf(countryNames.map((one) => originIn(one, origin, hosts))));
    return errorsPage(registry, viewer, chosenQuery.parse(request.query));
  });
  shown('/_ops/history', (registry, viewer, { query }) => historyPage(registry, viewer, historyQuery.parse(query)));
  shown('/_ops/compare', (registry, viewer, { query }) => comparePage(registry, viewer, pairQuery.parse(query)));
  shown('/_ops/act', (registry, viewer, { query }) => actPage(registry, viewer, actSchema.parse(query)));
  shown('/_ops/content', (registry, viewer) => contentPage(registry, viewer));
  shown('/_ops/undo', (registry, viewer, { query }) => undoPage(registry, viewer, undoSchema.parse(query)));
  shown('/_ops/*', () => Promise.reject(new SiteError('not-found')));
  shown('/_ops/remotes/:name', (registry, viewer, { params, query }) => {
    const { name: remote } = z.object({ name: remoteNameSchema }).parse(params);
    return remotePage(registry, viewer, { remote, ...releasesQuerySchema.pick({ before: true }).parse(query) });
  });
}
