import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { hashPassword } from '../../content-api/accounts/passwords.ts';
import { type Gone, parseGone, takeOutGone } from '../../content-api/gone.ts';
import { openDatabase } from '../../database/index.ts';
import { differences } from '../../database/table-prints.ts';
import { signRows } from '../../registry/signing/begin-signing.ts';
import { acceptAnew } from '../../settings/installation-keys.ts';
import { readStartSettings, type Settings } from '../../settings/settings.ts';
import { readOptions, runCommand, wrongUse } from '../run-command.ts';
import { readArchive, readManifest } from './archive.ts';
import { findDatabase } from './find-database.ts';

const usage = `Restores a backup: the embedded database while no site runs on it, or PostgreSQL into an empty database.

  npm run restore -- --from /mnt/backups/site-2026-11-23T04-00-00Z.backup --gone /mnt/gone/gone.jsonl

  npm run restore -- --since 2026-11-23T04:00:00Z --gone FILE     after PostgreSQL was restored by its own means

  npm run restore -- --sign-live                                  where the key of the registry (LIVE_KEY) is another than before

  --from      the backup
  --since     the moment that the database has come back from
  --key-file  the file of its key, where it is encrypted
  --gone      the file of what has gone since (GONE_FILE of the site that was backed up): it stays gone; this site's own
              unless said otherwise`;

await runCommand(usage, async () => {
  const values = readOptions({
    from: { type: 'string' },
    since: { type: 'string' },
    'key-file': { type: 'string' },
    gone: { type: 'string' },
    'sign-live': { type: 'boolean', default: false },
  });
  const { from, since, 'key-file': keyFile } = values;
  if (values['sign-live']) return signLive(readStartSettings(process.env));
  if (from === undefined && since === undefined)
    throw wrongUse('Name the backup: --from FILE (or --since with --gone)');
  const settings = readStartSettings(process.env);
  const gone = values.gone ?? (existsSync(settings.goneFile) ? settings.goneFile : undefined);
  const lines = gone === undefined ? undefined : parseGone(await readFile(gone, 'utf8').catch(() => missing(gone)));
  if (from !== undefined) return takeOut(settings, await restoreFrom(from, keyFile, settings), lines);
  if (!lines) throw wrongUse('To take out what has gone since, name its file: --gone FILE');
  const moment = z.iso.datetime({ offset: true }).safeParse(since);
  if (!moment.success) throw wrongUse(`--since is a moment as 2026-11-23T04:00:00Z, not ${since}`);
  await takeOut(settings, new Date(moment.data), lines);
});

/** What is live by the database is what people want: a restore has made it so, or they say it. */
async function signLive(settings: Settings): Promise<void> {
  const { db, close } = await openDatabase(settings);
  await signRows(db, settings).finally(close);
  console.log('What is live is signed anew.');
}

/** Restores a backup, and answers the moment that it is of. */
async function restoreFrom(from: string, keyFile: string | undefined, settings: Settings): Promise<Date> {
  const database = findDatabase(settings);
  const manifest = await readManifest(from);
  if (manifest.database !== database.kind) {
    const names = { embedded: 'the embedded database', postgresql: 'PostgreSQL' };
    throw wrongUse(
      `${from} is of a site on ${names[manifest.database]}, the settings are of one on ${names[database.kind]}`,
    );
  }
  const content = await readArchive(from, manifest, keyFile);
  const done = await database.restore(content, (tables) => {
    const found = differences(manifest.tables, tables);
    if (found.length > 0)
      throw new SiteError('backup-failed', `${from} holds other rows than it says: ${found.join(', ')}`);
  });
  console.log(done);
  return new Date(manifest.at);
}

/** Takes out of the database what has gone since a moment, or says that nobody told. */
async function takeOut(settings: Settings, backupAt: Date, lines: readonly Gone[] | undefined): Promise<void> {
  const { db, close } = await openDatabase(settings);
  try {
    const unknownPassword = await hashPassword(randomUUID());
    await signRows(db, settings);
    acceptAnew(settings.dataDir);
    const { account, password, token, link } = await takeOutGone(db, lines ?? [], { backupAt, unknownPassword });
    console.log('Everybody is signed out.');
    console.log(
      lines
        ? `Gone again: ${account} accounts, ${token} tokens, ${link} links; ${password} passwords that were changed since are to be set anew.`
        : `Nothing was said of what has gone since ${backupAt.toISOString()} (--gone): accounts that were deleted, passwords that were changed, tokens and links that were revoked since are as they were then.`,
    );
  } finally {
    await close();
  }
}

function missing(file: string): never {
  throw wrongUse(`${file} is not there`);
}
