import { catchAllCountry } from 'shared/i18n';
import { z } from 'zod';
import type { ContentAccess } from './content-calls.ts';
import { retryRead } from './retry-read.ts';

const page = z.object({
  url: z.string(),
  addresses: z.array(z.object({ language: z.string(), url: z.string() })).nullish(),
});
const answer = z.object({
  data: z.object({
    home: z.object({ title: z.string() }).nullish(),
    sitePages: z.array(page),
    products: z.object({ items: z.array(z.object({ uid: z.string() })) }),
  }),
});

/** What a release's samples need of the content of the site that it is released to, which no team knows beforehand. */
export interface NamedByContent {
  /** False where nothing was imported yet: then no page is there. */
  hasHome: boolean;
  /** Its pages, each with its address in French and, where slugs differ, in other languages. */
  pages: z.infer<typeof page>[];
  /** The uid of the first product, where there is one. */
  product?: string;
}

const query = `{ home: seoForPage(path: "/page/page-daccueil") { title } sitePages { url addresses { language url } }
  products(limit: 1) { items { uid } } }`;
/** A site that starts asks for all its releases at once, perhaps on a busy machine. */
const limitMs = 60_000;

/** Asks the content system. Throws what `fetch` throws where it does not answer, ZodError where it answers something else. */
export async function namedByContent({ url, token }: ContentAccess): Promise<NamedByContent> {
  const response = await retryRead(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'accept-language': 'fr',
      'x-forwarded-host': `${catchAllCountry}.localhost`,
    },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(limitMs),
  });
  const { home, sitePages, products } = answer.parse(await response.json()).data;
  return { hasHome: !!home, pages: sitePages, product: products.items[0]?.uid };
}
