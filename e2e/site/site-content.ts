import { createHash } from 'node:crypto';
import { contentOverHttp } from '../../deploy/commands/content/open-content.ts';
import type { Entry } from '../../deploy/content-api/import/contract.ts';
import { installationSecrets } from '../../deploy/settings/secrets.ts';
import { site } from './sites.ts';

/** Writes a page into the site that the journeys visit, as editors do by an import. */
export async function writePage(record: { path: string; seo: object; blocks: object[] }): Promise<void> {
  const content = contentOverHttp(
    `http://127.0.0.1:${site.port + 1}`,
    installationSecrets(site.dataDir).REGISTRY_TOKEN,
  );
  async function* entries(): AsyncGenerator<Entry> {
    yield { kind: 'pages', file: 'e2e', line: 1, record };
  }
  const id = createHash('sha256').update(JSON.stringify(record)).digest('hex');
  const { problems } = await content.import(entries(), {
    id,
    dryRun: false,
    from: 0,
    skipBad: false,
    create: [],
    language: 'fr' as const,
  });
  await content.takeInPending();
  if (problems[0]) throw new Error(`The page was refused: ${problems[0].field}: ${problems[0].message}`);
}
