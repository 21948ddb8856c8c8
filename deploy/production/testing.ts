import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page } from '../content-api/tables.ts';
import { openDatabase } from '../database/index.ts';
import { startPostgres } from '../database/testing.ts';
import { type TestRelease, testRelease } from '../gateway/testing/release.ts';
import type { RegistryClient } from '../registry/client.ts';
import { readSettings } from '../settings/settings.ts';
import { freeRange } from './machines.ts';
import { startProduction } from './site.ts';

/** The site on several machines for tests: with small releases, on a PostgreSQL of its own. */

export const sitePages = '{ sitePages { url } }';

/** Whose server part asks the content API, and throws where it does not answer well. */
const asking = `
  const answer = await fetch(task.visit.content.url, {
    method: 'POST',
    headers: { 'accept-language': 'fr' },
    body: JSON.stringify({ query: '${sitePages}' }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error('no content');`;

const shell = testRelease({
  name: 'shell',
  pages: ['not-found', 'unavailable'],
  fragments: ['header', 'footer'],
  operations: [sitePages],
  render: `if (task.name !== 'header') return part(task.name);
    ${asking} return part('<nav>menu</nav>');`,
});

/** A release of a home page that says its version and asks for content. */
export const testHome = (version: string): TestRelease =>
  testRelease({
    name: 'mf-content',
    version,
    pages: ['home'],
    operations: [sitePages],
    render: `${asking} return part('<h1>' + data.sitePages.length + ' pages, by ${version}</h1>');`,
  });

/** Publishes a release, live for everybody unless `live` is false. */
export async function publish(registry: RegistryClient, { manifest, files }: TestRelease, live = true): Promise<void> {
  const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  await registry.publish({ manifest, files: Object.fromEntries(encoded), live, by: 'test', why: 'a test' });
}

const machines = 3;
const inner = '127.0.0.2';

/** A site of several gateways over one PostgreSQL, in a folder of its own. */
export async function startTestProduction() {
  const dataDir = await mkdtemp(join(tmpdir(), 'production-'));
  const postgres = await startPostgres();
  const port = await freeRange();
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SERVICE_SECRET: 'a-secret-for-tests-with-32-letters-or-more',
    REGISTRY_TOKEN: 'a-token-for-tests-with-32-letters-or-more',
    // Not the usual address of this machine: as if it were another one.
    INNER_HOST: inner,
    CONTENT_HOST: inner,
    LOG_LEVEL: 'silent',
    // A busy machine is late, and nobody here looks at times.
    PART_LIMIT_MS: '3000',
    DOCUMENT_LIMIT_MS: '6000',
  };
  const settings = readSettings(environment);
  // With a page there is content, and the server adds none.
  const database = await openDatabase(settings);
  await database.db.insert(page).values({ path: '/page/only', seo: { title: { fr: 'Page' } }, blocks: [] });
  await database.close();

  const site = await startProduction(environment, machines, async (registry) => {
    await publish(registry, shell);
    await publish(registry, testHome('1.0.0'));
  }).catch((error) => {
    postgres.stop();
    throw error;
  });
  return {
    ...site,
    postgres,
    contentApi: `http://${inner}:${settings.contentPort}`,
    async close() {
      await site.close();
      postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
