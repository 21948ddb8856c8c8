import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { openDatabase } from '../../database/index.ts';
import { printTables, type TablePrints } from '../../database/table-prints.ts';
import type { Settings } from '../../settings/settings.ts';
import { siteOrDatabase } from '../open-registry.ts';
import type { BackedUp } from './backed-up.ts';
import { giveTo, outputOf } from './run-program.ts';

/** The embedded database: its folder, copied at one moment, also while the site runs. */
export function embeddedDatabase(settings: Settings): BackedUp {
  const { dataDir } = settings;

  /** A folder of the database with something in it, as long as it is used. */
  async function scratch<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(dataDir, { recursive: true });
    const folder = await mkdtemp(join(dataDir, 'restored-'));
    return use(folder).finally(() => rm(folder, { recursive: true }));
  }

  const unpack = (content: Readable, folder: string) => giveTo('tar', ['-xz', '-C', folder], content);

  return {
    kind: 'embedded',

    async read(use) {
      const at = new Date().toISOString();
      const folder = await snapshot(settings);
      try {
        const tables = await tablesIn(folder);
        return await use(outputOf('tar', ['-cz', '-C', folder, 'database']), { at, tables });
      } finally {
        await rm(folder, { recursive: true });
      }
    },

    check: (content) =>
      scratch(async (folder) => {
        await unpack(content, folder);
        return tablesIn(folder);
      }),

    async restore(content, isRight) {
      const { site, database } = await siteOrDatabase(settings);
      if (site) throw new SiteError('backup-failed', `The site runs on ${dataDir}: end it first, then restore`);
      await database.close();
      return scratch(async (folder) => {
        await unpack(content, folder);
        isRight(await tablesIn(folder));
        const before = join(dataDir, `database-before-${Date.now()}`);
        const current = join(dataDir, 'database');
        const isReplaced = existsSync(current);
        if (isReplaced) await rename(current, before);
        await rename(join(folder, 'database'), current);
        return `The database in ${dataDir} is the one of the backup${isReplaced ? `; the one before is in ${before}` : ''}.`;
      });
    },
  };
}

const answer = z.object({ folder: z.string() });

async function snapshot(settings: Settings): Promise<string> {
  const { site, database } = await siteOrDatabase(settings);
  if (database)
    return (database.snapshot?.() ?? Promise.reject(new Error('no embedded database'))).finally(database.close);
  const response = await fetch(`http://127.0.0.1:${site.contentPort}/content/snapshot`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.registryToken}` },
  });
  if (!response.ok) throw new SiteError('backup-failed', `The site did not copy its database (${response.status})`);
  return answer.parse(await response.json()).folder;
}

/** The prints of a database that nobody else uses. */
async function tablesIn(folder: string): Promise<TablePrints> {
  const { db, close } = await openDatabase({ dataDir: folder });
  return printTables(db).finally(close);
}
