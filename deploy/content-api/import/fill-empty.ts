import { sql } from 'drizzle-orm';
import { SiteError } from 'shared/errors';
import type { Database } from '../../database/index.ts';
import { brand, page, product, searchPending } from '../tables.ts';
import { takeInAll } from '../writing/search/fill-search.ts';
import { importContent } from './import-content.ts';
import { problemLine } from './problems.ts';
import { entriesOf, sourceFiles } from './read/files.ts';

/** The id serves to resume an import. This one is rolled back where it is interrupted, and never resumed. */
const options = {
  id: '0'.repeat(64),
  from: 0,
  skipBad: false,
  dryRun: false,
  create: [],
  language: 'fr' as const,
  who: 'site',
  why: 'what the site began with',
  isKept: false,
};

/**
 * Imports the content files of a folder into an empty database, all or nothing, and has search take them in. A database that
 * has content is left alone; of two processes that start at once, one imports and the other waits for it. Throws SiteError
 * `settings-wrong`, which says what is wrong with the files.
 */
export async function fillEmpty(db: Database, folder: string, pictureHosts: readonly string[] = []): Promise<void> {
  if (await hasContent(db)) return;
  const files = await sourceFiles([folder], {}).catch(asSettings);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727435002)`);
    if (await hasContent(tx)) return;
    const { problems, problemCount } = await importContent(tx, entriesOf(files), options, pictureHosts);
    if (problemCount > 0) {
      const lines = problems.map(problemLine).join('\n');
      throw new SiteError('settings-wrong', `CONTENT_DIR: ${folder} cannot be imported:\n${lines}`);
    }
    // At once rather than in small batches later: no visitor waits for the database meanwhile.
    await takeInAll(tx);
    await tx.delete(searchPending);
  });
}

function asSettings(cause: unknown): never {
  if (!(cause instanceof SiteError)) throw cause;
  throw new SiteError('settings-wrong', `CONTENT_DIR: ${cause.message}`, { cause });
}

async function hasContent(db: Pick<Database, 'select'>): Promise<boolean> {
  for (const table of [page, product, brand]) if ((await db.select().from(table).limit(1)).length > 0) return true;
  return false;
}
