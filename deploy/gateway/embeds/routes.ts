import type { FastifyInstance } from 'fastify';
import { allowedAmong } from 'shared/embeds';
import { isLanguage } from 'shared/i18n';
import { z } from 'zod';
import { frameDocument, framePolicy } from './document.ts';
import type { HtmlBlocks } from './html-blocks.ts';

const address = z.object({
  language: z.string().refine(isLanguage),
  number: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
});
const page = z.object({ path: z.string().startsWith('/').max(500) });
const keptSeconds = 60;

/**
 * The frames in which `Html` blocks run scripts of third parties (C55). Each is a document of its own, in a sandbox,
 * whose policy lets in the scripts of the list alone: a `srcdoc` frame would inherit the policy of the page.
 */
export async function embedRoutes(app: FastifyInstance, { htmlBlocks }: { htmlBlocks: HtmlBlocks }): Promise<void> {
  app.get('/embeds/:language/:number', async (request, reply) => {
    const { language, number } = address.parse(request.params);
    const { path } = page.parse(request.query);
    const block = (await htmlBlocks(path, language))[number];
    const scripts = allowedAmong(block?.sideEffects ?? []);
    // Without a script the page shows the content itself.
    if (!block || scripts.length === 0) return reply.callNotFound();
    return reply
      .header('content-security-policy', framePolicy(scripts))
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .type('text/html; charset=utf-8')
      .send(frameDocument(block, scripts, language));
  });
}
