import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { ownHeader } from 'shared/gateway-calls';
import type { FirstVisit } from 'shared/release';
import { packRoutes } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { z } from 'zod';
import { composeVisit } from '../../../gateway/compose/compose-page.ts';
import { developmentRoutes } from '../../../gateway/development/routes.ts';
import { renderedAs } from '../../../gateway/releases/libraries.ts';
import { createReleaseFiles, fromFolder } from '../../../gateway/releases/release-files.ts';
import type { Release } from '../../../gateway/releases/release-store.ts';
import { logOptions } from '../../../observe/visible-text.ts';
import type { Renderer } from '../../../render/renderer.ts';
import type { ServedTrial } from '../serve-trial.ts';
import { sayFirstPage } from '../steps.ts';
import { createTrial } from '../trial.ts';
import { trialReleases } from '../trial-releases.ts';
import { askSiteAt, cookieHere, hashesByName, namesIn, type SiteAnswer } from './ask-site.ts';
import { composeContext, composedOf, ownPageAt, recompose, visitIn } from './recompose.ts';

const bodyLimit = 30 * 1024 * 1024;
/** What a site learns of its visitors is not for a page that somebody works on. */
const notTold = ['/reports', '/_page-load'];
/** They are of the site's own connection, name and policy. */
const notPassedBack = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'strict-transport-security',
  'reporting-endpoints',
  'server-timing',
];

/** Nobody renders what the site has rendered already. */
const nobody: Renderer = {
  render: async () => Promise.reject(new SiteError('render-failed', 'The site renders its own parts')),
  live: async () => {},
  isReady: async () => true,
};

const callSchema = z.object({
  query: z.string(),
  variables: z.looseObject({}).optional(),
  operationName: z.string().nullish(),
});
const pageQuery = z.object({ url: z.string() });

/**
 * Serves a site that runs elsewhere with one remote as it is built on this machine. The rest comes from the site's public
 * addresses as they are, its documents with this remote's parts rendered here; what is built here never leaves the machine.
 * `libraries` are builds of those that pages share, to render with.
 */
export async function serveElsewhere(
  dataDir: string,
  { site, name, port, libraries: built = [] }: { site: URL; name: string; port: number; libraries?: readonly string[] },
): Promise<ServedTrial & { address: string }> {
  const releases = join(dataDir, 'dev', `${name}-elsewhere`, 'releases');
  const builds = trialReleases(releases, '', name);
  await builds.begin([]);
  const libraries = await Promise.all(built.map(builds.take));
  const trial = createTrial({ name, releases, site: nobody, shown() {} });
  const ask = askSiteAt(site);
  const files = createReleaseFiles(fromFolder);
  let release: Release | undefined;
  let hashes: ReadonlyMap<string, string> = new Map();
  /** The version that the site shows, by the last document of it. */
  let live: string | undefined;
  /** Where the tab is: a navigation inside of it says nothing of the country. */
  let visited: FirstVisit | undefined;

  const app = Fastify({ logger: logOptions('error'), bodyLimit });
  await app.register(developmentRoutes, { development: trial });
  await app.register(async (passing) => {
    passing.removeAllContentTypeParsers();
    passing.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: unknown) => body);
    passing.all('/_dev/content', answerContent);
    passing.get('/_page', answerNavigation);
    passing.get<{ Params: { version: string; '*': string } }>(`/releases/${name}/:version/*`, answerFile);
    for (const path of notTold) passing.all(path, (_, reply) => reply.code(204).send());
    passing.all('/*', answerAny);
  });

  const originOf = ({ host }: FastifyRequest) => `http://${host}`;
  const here = () => app.listeningOrigin.replace('[::1]', '127.0.0.1');
  const contentFor = ({ headers }: FastifyRequest) => ({
    url: `${here()}/_dev/content`,
    token: Buffer.from(headers.cookie ?? '').toString('base64url') || 'none',
  });

  /** The request as the site understands it: it knows nothing of a build that is only here. */
  async function pass({ method, url, headers, body }: FastifyRequest, path = url): Promise<SiteAnswer> {
    const tab = headers['x-composition'];
    const known =
      typeof tab === 'string' ? { ...headers, 'x-composition': asLive(tab) } : (headers as IncomingHttpHeaders);
    return ask({ method, path, headers: known, body: Buffer.isBuffer(body) ? body : undefined });
  }
  const asLive = (tab: string): string =>
    tab
      .split(',')
      .flatMap((one) => (one.trim().startsWith(`${name}@`) ? (live ? [`${name}@${live}`] : []) : [one]))
      .join(',');

  function answered(reply: FastifyReply, { status, headers }: SiteAnswer): FastifyReply {
    return reply.code(status).headers(headersBack(headers, site.origin, originOf(reply.request)));
  }

  async function answerAny(request: FastifyRequest, reply: FastifyReply) {
    const answer = await pass(request);
    tellRefused(request, answer);
    answered(reply, answer);
    const isDocument = String(answer.headers['content-type']).startsWith('text/html');
    if (!isDocument || !release) return reply.send(answer.body);
    return reply.send(await documentOf(request, reply, answer, release));
  }

  async function documentOf(request: FastifyRequest, reply: FastifyReply, answer: SiteAnswer, own: Release) {
    const textOf = ({ body }: SiteAnswer) => body.toString('utf8').replaceAll(site.origin, originOf(request));
    const html = textOf(answer);
    const visit = visitIn(html);
    if (!visit) return html;
    live = visit.composition.remotes[name]?.version;
    visited = visit;
    const recomposing = { trial, release: own, libraries, content: contentFor(request), log: request.log };
    const at = ownPageAt(visit, own, request.url);
    if (answer.status !== 404 || !at.route) return recompose(html, visit, at, recomposing);
    // The site has no such page: the frame of its home page is around it.
    const home = textOf(await pass(request, `/${at.route.language}`));
    const homeVisit = visitIn(home);
    if (!homeVisit) return html;
    reply.code(200);
    return recompose(home, homeVisit, at, recomposing);
  }

  /** A page of this remote comes from here, any other from the site; the browser loads this remote's parts in it. */
  async function answerNavigation(request: FastifyRequest, reply: FastifyReply) {
    const { url } = pageQuery.parse(request.query);
    const at = release && visited && ownPageAt(visited, release, url);
    const answer = await pass(request);
    if (!release || !visited || !at?.route) {
      answered(reply, answer);
      return reply.send(answer.body.toString('utf8').replaceAll(site.origin, originOf(request)));
    }
    const said = answer.status === 200 ? JSON.parse(answer.body.toString('utf8')) : {};
    const signedIn = /\bsignedIn=1\b/.test(request.headers.cookie ?? '');
    const context = { country: visited.context.country, origin: originOf(request), route: at.route, signedIn };
    const recomposing = { trial, release, libraries, content: contentFor(request), log: request.log };
    const composing = composeContext({ context, routes: packRoutes(at.table) }, recomposing);
    const visit = await withRoutes(at.table, () => composeVisit(composing, { status: 200, url }));
    return reply.header('cache-control', 'no-store').send({ ...visit, live: said.live ?? visited.composition.id });
  }

  async function answerFile(
    request: FastifyRequest<{ Params: { version: string; '*': string } }>,
    reply: FastifyReply,
  ) {
    const { version, '*': path } = request.params;
    const asked = builds.find(version);
    if (!asked) return answerAny(request, reply);
    if (!Object.hasOwn(asked.manifest.files, `browser/${path}`)) return reply.code(404).send();
    const { headers, body } = await files.answer(asked, path, undefined, undefined);
    return reply.headers(headers).send(body);
  }

  /** A content call of a render: the site takes operations by their hash, as from any browser. */
  async function answerContent({ body, headers }: FastifyRequest, reply: FastifyReply) {
    const call = callSchema.parse(JSON.parse(String(body)));
    const operationName = call.operationName ?? namesIn(call.query)[0] ?? '';
    const [, cookie = ''] = /^Bearer (.*)$/.exec(headers.authorization ?? '') ?? [];
    const answer = await ask({
      method: 'POST',
      path: '/graphql',
      headers: {
        ...ownHeader,
        'content-type': 'application/json',
        ...(headers['accept-language'] && { 'accept-language': headers['accept-language'] }),
        ...(cookie !== 'none' && { cookie: Buffer.from(cookie, 'base64url').toString('utf8') }),
      },
      body: Buffer.from(
        JSON.stringify({
          operationName,
          variables: call.variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: hashes.get(operationName) } },
        }),
      ),
    });
    reply.type('application/json');
    if (answer.status === 403 || answer.status === 400)
      return reply.send({ errors: [{ message: refusedText(operationName) }] });
    return reply.code(answer.status).send(answer.body);
  }

  const refusedText = (operation: string): string =>
    `${site.origin} does not take the operation ${operation}: no release that is live there sends it as it is here`;

  /** The same of a call of the browser, which would say less. */
  function tellRefused({ url, body }: FastifyRequest, { status }: SiteAnswer): void {
    if (url !== '/graphql' || status !== 403 || !Buffer.isBuffer(body)) return;
    const { operationName } = z
      .object({ operationName: z.string().catch('') })
      .parse(JSON.parse(body.toString('utf8')));
    trial.found('browser', [{ message: refusedText(operationName), places: [] }]);
  }

  const expectPage = sayFirstPage(app);
  const address = await app.listen({ port, host: '127.0.0.1' });
  return {
    address,
    found: trial.found,
    async show(build) {
      release = await builds.add(build);
      const { manifest } = release;
      hashes = hashesByName(manifest.operations);
      await trial.renderer.live([renderedAs(composedOf({ release, libraries }), manifest)]);
      expectPage();
      trial.changed(manifest.version);
    },
    async close() {
      await app.close();
      trial.close();
    },
  };
}

/** The site's headers for a page on this machine. Its style sheets have other addresses in them, and so other hashes. */
function headersBack(headers: IncomingHttpHeaders, from: string, to: string): OutgoingHttpHeaders {
  const back = Object.entries(headers).filter(([name]) => !notPassedBack.includes(name));
  const cookies = headers['set-cookie']?.map(cookieHere);
  const policy = headers['content-security-policy'];
  return {
    ...Object.fromEntries(back),
    ...(headers.location && { location: headers.location.replaceAll(from, to) }),
    ...(cookies && { 'set-cookie': cookies }),
    ...(typeof policy === 'string' && { 'content-security-policy': policyHere(policy) }),
  };
}

const policyHere = (policy: string): string =>
  policy
    .replace(/(^|;)style-src [^;]*/, "$1style-src 'self' 'unsafe-inline'")
    .replace(/;?report-(?:uri|to) [^;]*/g, '')
    .replace(/;?upgrade-insecure-requests/, '');
