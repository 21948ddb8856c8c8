import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originIn } from 'shared/i18n';
import type { RouteMatch } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { z } from 'zod';
import type { BrandReader } from '../brand/read-brand.ts';
import { chooseComposition, liveSnapshot } from '../compose/choose-composition.ts';
import { routesOf } from '../compose/composition.ts';
import { visitorOf } from '../compose/visitor.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { addressesLive } from './addresses-live.ts';
import type { SitePages } from './site-pages.ts';
import { createSitemapCache, robotsText, sitemap, sitemapIndex, sitemapLanguages } from './sitemap.ts';

const fileName = z.object({ file: z.string().transform((file) => file.replace(/\.xml$/, '')) });
const maxAgeSeconds = 600;

interface SearchEngineOptions {
  brands: Pick<BrandReader, 'now'>;
  pages: SitePages;
  live: LiveReleases;
}

/** What search engines read of each host: robots.txt, and the sitemaps of its languages. */
export async function searchEngineRoutes(
  app: FastifyInstance,
  { pages, live, brands }: SearchEngineOptions,
): Promise<void> {
  const cached = createSitemapCache();
  const placeOf = async (request: FastifyRequest) => ({ ...visitorOf(request), hosts: (await brands.now()).hosts });

  app.get('/robots.txt', async (request, reply) => {
    return forAll(reply)
      .type('text/plain; charset=utf-8')
      .send(robotsText(await placeOf(request)));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const place = await placeOf(request);
    if (sitemapLanguages(place.country).length === 0) return reply.callNotFound();
    return forAll(reply).type('application/xml; charset=utf-8').send(sitemapIndex(place));
  });

  app.get('/sitemaps/:file', async (request, reply) => {
    const place = await placeOf(request);
    const { country, origin, hosts } = place;
    const { file } = fileName.parse(request.params);
    const language = sitemapLanguages(country).find((candidate) => candidate === file);
    if (!language) return reply.callNotFound();
    const snapshot = liveSnapshot(live);
    const releases = chooseComposition(snapshot, { country, bucket: undefined });
    const routes = routesOf(releases);
    const isGiven = ({ remote, page }: RouteMatch) => releases[remote]?.manifest.pages[page] !== undefined;
    const known = await pages.all(request.host, routes);
    const published = { pages: known, isGiven, addressLive: addressesLive(snapshot) };
    // The key is the country's public address, as strangers may make up hosts.
    const text = cached(`${originIn(country, origin, hosts)} ${language}`, known, () =>
      withRoutes(routes.table, () => sitemap(place, language, published)),
    );
    return forAll(reply).type('application/xml; charset=utf-8').send(text);
  });
}

const forAll = (reply: FastifyReply): FastifyReply => reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
