import type { FastifyInstance } from 'fastify';
import { allowedAmong } from 'shared/embeds';
import { SiteError } from 'shared/errors';
import { isLanguage, type Language } from 'shared/i18n';
import { z } from 'zod';
import { readContent } from '../graphql/ask-content.ts';
import type { QaVisits } from '../qa/qa-visit.ts';
import type { Bearers } from '../session/bearers.ts';
import { frameDocument, framePolicy } from './document.ts';

const address = z.object({
  language: z.string().refine(isLanguage),
  number: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
});
const page = z.object({ path: z.string().startsWith('/').max(500) });
const maxAgeSeconds = 60;
const answerLimitMs = 5_000;

const query = `query ($path: String!) {
  blocksForPage(path: $path) { __typename ... on Html { code sideEffects } }
}`;
/** `code` is HTML that the content system has sanitised. */
const htmlBlock = z.object({ __typename: z.literal('Html'), code: z.string(), sideEffects: z.array(z.string()) });
const dataSchema = z.object({
  blocksForPage: z.array(z.union([htmlBlock, z.object({ __typename: z.string() })])).nullable(),
});

interface EmbedOptions {
  contentApiUrl: string;
  bearers: Pick<Bearers, 'anonymous'>;
  visits: Pick<QaVisits, 'of'>;
}

/**
 * The frames in which `Html` blocks run scripts of third parties. Each is a document of its own, in a sandbox, whose policy
 * lets in the scripts of the list alone: a `srcdoc` frame would inherit the policy of the page.
 */
export async function embedRoutes(app: FastifyInstance, options: EmbedOptions): Promise<void> {
  app.get('/embeds/:language/:number', async (request, reply) => {
    const { language, number } = address.parse(request.params);
    const { path } = page.parse(request.query);
    const preview = (await options.visits.of(request))?.contentHeaders ?? {};
    const isForAll = Object.keys(preview).length === 0;
    const block = (await htmlBlocksOf(path, language, preview, options))[number];
    const scripts = allowedAmong(block?.sideEffects ?? []);
    // Without a script the page shows the content itself.
    if (!block || scripts.length === 0) return reply.callNotFound();
    return reply
      .header('content-security-policy', framePolicy(scripts))
      .header('cache-control', isForAll ? `public, max-age=${maxAgeSeconds}` : 'no-store')
      .type('text/html; charset=utf-8')
      .send(frameDocument(block.code, scripts, language));
  });
}

/** The `Html` blocks of a page, in their order. Throws SiteError `content-failed`. */
async function htmlBlocksOf(
  path: string,
  language: Language,
  preview: Record<string, string>,
  { contentApiUrl, bearers }: EmbedOptions,
) {
  try {
    const { data } = await readContent(contentApiUrl, {
      query,
      variables: { path },
      token: await bearers.anonymous(),
      headers: { 'accept-language': language, ...preview },
      limitMs: answerLimitMs,
      reads: true,
    });
    return (dataSchema.parse(data).blocksForPage ?? []).flatMap((block) => ('code' in block ? [block] : []));
  } catch (cause) {
    throw new SiteError('content-failed', 'The blocks of a page cannot be had', { cause });
  }
}
