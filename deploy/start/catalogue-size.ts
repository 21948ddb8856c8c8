import { z } from 'zod';
import { foreignContentApi, type Settings } from '../settings/settings.ts';
import { signAnonymous } from '../tokens/tokens.ts';

/** What the embedded database was measured with; docs/content.md has the figures. */
const mostProducts = 20_000;

const answer = z.object({ data: z.object({ products: z.object({ pageInfo: z.object({ totalCount: z.number() }) }) }) });

type Known = Pick<Settings, 'databaseUrl' | 'contentApiUrl' | 'contentHost' | 'contentPort' | 'serviceSecret'>;

/** Says that the catalogue is larger than the embedded database is made for; undefined where it is not, or is elsewhere. */
export async function catalogueSize(settings: Known, most = mostProducts): Promise<string | undefined> {
  const { databaseUrl, contentApiUrl, serviceSecret } = settings;
  if (databaseUrl || foreignContentApi(settings)) return undefined;
  const response = await fetch(contentApiUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signAnonymous(serviceSecret)}` },
    body: JSON.stringify({ query: '{ products(limit: 0) { pageInfo { totalCount } } }' }),
  });
  const { totalCount } = answer.parse(await response.json()).data.products.pageInfo;
  if (totalCount <= most) return undefined;
  const [products, fewer] = [totalCount, most].map((count) => count.toLocaleString('en'));
  return `The catalogue has ${products} products, and the embedded database is made for ${fewer}: set DATABASE_URL to a PostgreSQL (docs/content.md, "Large files").\n`;
}
