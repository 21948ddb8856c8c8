import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import type { FirstVisit } from 'shared/release';
import { type RouteMatch, unpackRoutes } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { createBrandReader, shownOf } from '../../../deploy/gateway/brand/read-brand.ts';
import { destinationOf } from '../../../deploy/gateway/compose/destination.ts';
import { createDocumentCache, encodingFor } from '../../../deploy/gateway/compose/document-cache.ts';
import { freshMs } from '../../../deploy/gateway/compose/part-cache.ts';
import { visitorOf } from '../../../deploy/gateway/compose/visitor.ts';
import { writeReady } from '../../../deploy/gateway/from-memory.ts';
import { createReleaseFiles, fromFolder } from '../../../deploy/gateway/releases/release-files.ts';
import { setDocumentPolicy } from '../../../deploy/gateway/security/headers.ts';
import { createBearers } from '../../../deploy/gateway/session/bearers.ts';
import type { GatewaySettings } from '../../../deploy/settings/settings.ts';
import { filesAt, folder } from './build.ts';
import { documentOf, type Rendered, visitOf } from './document.ts';
import { contentAddress, loadRender } from './render.ts';

/** What the site's own documents say of the visit: where pages are, and what is live. */
type Told = Pick<FirstVisit, 'composition' | 'routes'>;

/**
 * Adds the same site as one application to a gateway, for requests that come in on `port`: pages, navigations and scripts.
 * All else (pictures, content calls) the gateway answers as it does for its own pages.
 */
export async function monolithRoutes(app: FastifyInstance, settings: GatewaySettings, port: number): Promise<void> {
  const constraints = { port: String(port) };
  app.addConstraintStrategy(byPort);
  const { contentApiUrl, serviceSecret, searchMinLength } = settings;
  const bearers = createBearers(serviceSecret, contentApiUrl);
  const brands = createBrandReader({ contentApiUrl, bearers, onOther: () => undefined, log: app.log });
  const render = loadRender({ contentApiUrl, token: bearers.anonymous });
  const documents = createDocumentCache({ hearsOfChanges: () => true });
  const files = createReleaseFiles(fromFolder);
  let told: Promise<Told> | undefined;

  async function make(request: FastifyRequest, address: string, alone: boolean): Promise<Rendered> {
    told ??= toldBy(app, request.host);
    const { composition, routes = [] } = await told;
    return withRoutes(unpackRoutes(routes), async () => {
      const { country, origin } = visitorOf(request);
      const route = routeOf(destinationOf(country, address));
      const brand = await brands.now();
      const context = { country, origin, route, signedIn: false, brand: shownOf(brand), searchMinLength };
      const rendered = await render({ ...context, routes, content: { url: contentAddress(country) } }, alone);
      return { visit: { composition, routes, context }, brand, rendered };
    });
  }

  // For as long as the site caches the parts of a navigation.
  const navigations = new LRUCache<string, Promise<Rendered>>({ max: 300, ttl: freshMs(true) });

  app.get('/_page', { constraints }, async (request) => {
    const { url } = Object(request.query);
    const making = navigations.get(request.url) ?? make(request, String(url), true);
    navigations.set(request.url, making, { noUpdateTTL: true });
    return visitOf(await making);
  });

  app.get(`${filesAt}/*`, { constraints }, async (request, reply) => {
    const { '*': path } = Object(request.params);
    const ready =
      files.fromMemory.find(request.raw) ??
      (await files.answer(
        { folder, manifest: Object.create(null) },
        String(path),
        request.url,
        request.headers['accept-encoding'],
      ));
    reply.hijack();
    writeReady(reply.raw, ready);
  });

  app.get('/*', { constraints }, async (request, reply) => {
    const key = `${request.host} ${request.url}`;
    const document = await documents.get(key, async () => documentOf(await make(request, request.url, false)));
    setDocumentPolicy(reply, { ...document, trustedScripts: true, machines: [] });
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = encoding && (await document.compressed(encoding));
    if (body) reply.headers({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' });
    return reply.send(body || document.html);
  });
}

const byPort: Parameters<FastifyInstance['addConstraintStrategy']>[0] = {
  name: 'port',
  storage() {
    const handlers = new Map();
    return { get: (port) => handlers.get(port) ?? null, set: (port, handler) => void handlers.set(port, handler) };
  },
  deriveConstraint: ({ socket }) => String(socket.localPort),
};

function routeOf(destination: ReturnType<typeof destinationOf>): RouteMatch {
  if (destination.redirect !== undefined || destination.status !== 200) throw new SiteError('not-found');
  return destination.route;
}

/** Asks the gateway for a document of its own. Of what is live, one application has the fragments and their roles alone. */
async function toldBy(app: FastifyInstance, host: string): Promise<Told> {
  const { body } = await app.inject({ url: '/fr', headers: { host, accept: 'text/html' } });
  const [, text = ''] = /<script type="application\/json" id="visit">(.*?)<\/script>/.exec(body) ?? [];
  const { composition, routes }: FirstVisit = JSON.parse(text);
  const remotes = Object.entries(composition.remotes).map(([name, { version, gives, roles, fullScreen }]) => [
    name,
    { version, gives, uses: [], roles, fullScreen, entry: `${filesAt}/shell.js`, integrity: '', container: '' },
  ]);
  return { composition: { id: 'monolith', remotes: Object.fromEntries(remotes) }, routes };
}
