import { like, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { catchAllCountry, languages } from 'shared/i18n';
import type { ContentSystem } from '../registry/can-release/examiner.ts';
import type { Reader } from '../registry/can-release/read-live-state.ts';
import type { ContentUse, EditedAddress } from '../registry/can-release/view.ts';
import type { LiveSite } from '../registry/live-site.ts';
import { inspectBySchema, openEndpoint } from '../registry/operations.ts';
import { namedByContent } from '../render/named-by-content.ts';
import { renderSamples } from '../render/render-samples.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import { textIn } from './language.ts';
import { pageLinks } from './page-links.ts';
import { openSchema } from './schema.ts';
import { routeOfPage } from './site-address.ts';
import { inspiration, page } from './tables.ts';

interface Settings {
  serviceSecret: string;
  liveSite: LiveSite;
  /** The GraphQL address of another content system; undefined where pages are made from this one. */
  foreignContentApi?: string;
}

/** The content system that releases are held against: this one, or the foreign one that the site is configured for. */
export const contentSystem = (
  app: FastifyInstance,
  { serviceSecret, foreignContentApi, liveSite }: Settings,
): ContentSystem => ({
  async inspect() {
    if (foreignContentApi === undefined) return inspectBySchema(openSchema);
    return (await openEndpoint(foreignContentApi, await signAnonymous(serviceSecret))).inspect;
  },
  fragmentUses,
  editedAddresses,
  pageLinks,
  async renderSamples(trial) {
    const url = foreignContentApi ?? `${await ownOrigin(app)}/graphql`;
    const content = { url, token: await signAnonymous(serviceSecret) };
    const [named, { routes }] = await Promise.all([namedByContent(content), liveSite(catchAllCountry)]);
    return renderSamples(trial, content, named, routes);
  },
});

/** Where this process answers. A command listens nowhere: a port is opened when a sample needs it. */
async function ownOrigin(app: FastifyInstance): Promise<string> {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return app.listen({ host: '127.0.0.1', port: 0 });
  const everywhere = address.address === '0.0.0.0' || address.address === '::';
  return `http://${everywhere ? '127.0.0.1' : address.address}:${address.port}`;
}

/** The addresses of editors' pages right below the language (`/fr/about`), which a page of a release could hide. */
export async function editedAddresses(tx: Reader): Promise<EditedAddress[]> {
  const rows = await tx.select({ path: page.path, slugs: page.slugs }).from(page).where(like(page.path, '/page/%'));
  return rows.flatMap(({ path, slugs }) => {
    const name = path.slice('/page/'.length);
    if (routeOfPage(name) !== undefined) return [];
    return languages.map((language) => ({ page: path, language, slug: (slugs && textIn(language, slugs)) || name }));
  });
}

/** Which pieces of content show which fragments in their HTML. */
export async function fragmentUses(tx: Reader): Promise<ContentUse[]> {
  const some = sql`cardinality(fragments) > 0`;
  const pages = await tx.select({ path: page.path, fragments: page.fragments }).from(page).where(some);
  const inspirations = await tx
    .select({ id: inspiration.id, fragments: inspiration.fragments })
    .from(inspiration)
    .where(some);
  return [
    ...pages.flatMap(({ path, fragments }) => fragments.map((contract) => ({ content: `the page ${path}`, contract }))),
    ...inspirations.flatMap(({ id, fragments }) =>
      fragments.map((contract) => ({ content: `the inspiration ${id}`, contract })),
    ),
  ];
}
