import { catchAllCountry } from 'shared/i18n';
import { doAsLive } from '../../content-api/as-live.ts';
import { reportOf } from '../../content-api/import/begun-import.ts';
import { exportContent } from '../../content-api/import/export-content.ts';
import { importContent } from '../../content-api/import/import-content.ts';
import { takeInPending } from '../../content-api/writing/search/pending.ts';
import type { Database } from '../../database/index.ts';
import { createLiveSite } from '../../registry/live-site.ts';
import type { Settings } from '../../settings/settings.ts';
import { siteOrDatabase } from '../open-registry.ts';
import type { Content } from './content.ts';
import { contentOverHttp } from './content-over-http.ts';

export interface OpenContent extends Content {
  /** The port of the running site's content API; undefined where no site runs. */
  sitePort: number | undefined;
  close(): Promise<void>;
}

/**
 * The content for a command: through the site that runs, or by opening the database itself. Throws SiteError
 * `database-locked` where another command keeps the database open.
 */
export async function openContent(settings: Settings): Promise<OpenContent> {
  const { site, database } = await siteOrDatabase(settings);
  if (!site) return { ...contentOf(database.db), sitePort: undefined, close: database.close };
  const content = contentOverHttp(`http://127.0.0.1:${site.contentPort}`, settings.registryToken);
  return { ...content, sitePort: site.sitePort, close: async () => {} };
}

/** The content of a database in this process. */
export const contentOf = (db: Database): Content => ({
  staged: async (id) => (await reportOf(db, id)).read,
  takeInPending: () => takeInPending(db, 1_000),
  // A page of editors has its address on every host, and the fragments of every country.
  import: async (entries, options) =>
    doAsLive(await createLiveSite(db)(catchAllCountry), () => importContent(db, entries, options)),
  export: (kind) => exportContent(db, kind),
});
