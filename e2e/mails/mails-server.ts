import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { isLanguage, languageNames, languages } from 'shared/i18n';
import type { Mails } from '../../deploy/content-api/mail/mails.ts';
import { rootFileRoutes } from '../../deploy/gateway/brand/root-files.ts';
import { createVariantMemory, variantRoutes } from '../../deploy/gateway/pictures/routes.ts';
import { brandIn, kindsOfMail, sampleMail } from './sample-mails.ts';

/**
 * A site on localhost that shows every kind of mail, in all languages, as the brand of a folder sends it, with the pictures of
 * that folder; it goes on until it is closed.
 */
export async function openMails(folder: string, port: number): Promise<FastifyInstance> {
  const app = fastify();
  const pictures = join(folder, 'pictures');
  const cache = mkdtempSync(join(tmpdir(), 'mails-'));
  app.addHook('onClose', () => rmSync(cache, { recursive: true }));
  await app.register(rootFileRoutes, { brands: { now: async () => brandIn(folder) }, pictures });
  const elsewhere = { folder: join(cache, 'elsewhere'), secret: '', hosts: [] };
  await app.register(variantRoutes, { pictures, cache, elsewhere, memory: createVariantMemory() });

  app.get('/', (_request, reply) => reply.redirect('/fr'));
  app.get<{ Params: { language: string } }>('/:language', (request, reply) => {
    const { language } = request.params;
    return isLanguage(language) ? reply.type('text/html').send(overview(language)) : reply.callNotFound();
  });
  for (const kind of kindsOfMail)
    app.get<{ Params: { language: string; part: string }; Querystring: { night?: string } }>(
      `/:language/${kind}.:part`,
      async (request, reply) => {
        const { language, part } = request.params;
        if (!isLanguage(language)) return reply.callNotFound();
        const reader = { language, country: 'nan' } as const;
        const { html, text } = await sampleMail(folder, `http://localhost:${port}`, kind, reader);
        if (part !== 'html') return reply.type('text/plain; charset=utf-8').send(text);
        const isNight = request.query.night !== undefined;
        return reply.type('text/html').send(isNight ? html.replace('(prefers-color-scheme: dark)', 'all') : html);
      },
    );
  await app.listen({ port, host: 'localhost' });
  return app;
}

const overview = (language: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>Mails</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 2rem }
iframe { block-size: 60rem; border: 1px solid #aaa; vertical-align: top }
</style>
<nav>${languages.map((one) => `<a href="/${one}">${languageNames[one]}</a>`).join(' · ')}</nav>
${kindsOfMail.map((kind) => rowOf(kind, `/${language}/${kind}`)).join('\n')}
`;

/** Wide, narrow, in the dark, and as plain text. */
const rowOf = (kind: keyof Mails, address: string): string => `<h2><a href="${address}.html">${kind}</a></h2>
<iframe loading="lazy" src="${address}.html" width="600" title="${kind}, 600"></iframe>
<iframe loading="lazy" src="${address}.html" width="320" title="${kind}, 320"></iframe>
<iframe loading="lazy" src="${address}.html?night" width="320" title="${kind}, dark"></iframe>
<iframe loading="lazy" src="${address}.txt" width="480" title="${kind}, text"></iframe>`;
