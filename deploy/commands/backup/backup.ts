import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { SiteError } from 'shared/errors';
import { differences } from '../../database/table-prints.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { readOptions, runCommand, wrongUse } from '../run-command.ts';
import { type Manifest, readArchive, writeArchive } from './archive.ts';
import { findDatabase } from './find-database.ts';

const usage = `Backs the database up while the site runs: accounts, lists, messages with their files, releases, what is live, its
history, tokens, content. The secrets of the settings are not in it: keep them elsewhere.

  npm run backup -- --to /mnt/backups
  npm run backup -- --new-key FILE           makes a key; its public part goes after --key
  npm run backup -- --to /mnt/backups --key age1… --verify --key-file FILE

  --to        the folder for the backup
  --key       the public key of those who may read it; without one it is not encrypted
  --verify    restores it into a scratch database, and compares every table
  --key-file  with --verify, the file of its key`;

await runCommand(usage, async () => {
  const values = readOptions({
    to: { type: 'string' },
    key: { type: 'string' },
    'new-key': { type: 'string' },
    'key-file': { type: 'string' },
    verify: { type: 'boolean' },
  });
  if (values['new-key'] !== undefined) return makeKey(values['new-key']);
  const { to, key, verify, 'key-file': keyFile } = values;
  if (to === undefined) throw wrongUse('Name the folder for the backup: --to FOLDER');
  if (verify && key && !keyFile)
    throw wrongUse('To verify an encrypted backup, name the file of its key: --key-file FILE');

  const database = findDatabase(readStartSettings(process.env));
  await mkdir(to, { recursive: true, mode: 0o700 });
  const { file, manifest } = await database.read(async (content, about) => {
    const file = join(to, `site-${about.at.slice(0, 19).replaceAll(':', '-')}Z.backup`);
    return { file, manifest: await writeArchive(file, content, { ...about, database: database.kind, recipient: key }) };
  });
  console.log(`${file}: ${said(manifest)}`);
  if (!verify) return;
  const found = differences(manifest.tables, await database.check(await readArchive(file, manifest, keyFile)));
  if (found.length > 0)
    throw new SiteError('backup-failed', `The backup holds other rows than the database did: ${found.join(', ')}`);
  console.log('It was restored into a scratch database: every table is as it was.');
});

async function makeKey(file: string): Promise<void> {
  const identity = await generateIdentity();
  await writeFile(file, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`${file} opens backups: keep it away from the site.\n--key ${await identityToRecipient(identity)}`);
}

function said({ bytes, encrypted, tables }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables, ${(bytes / 1_000_000).toFixed(1)} MB, ${encrypted ? 'encrypted' : 'not encrypted'}`;
}
