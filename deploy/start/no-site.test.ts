import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { lockOf } from '../database/lock.ts';
import { readStartSettings } from '../settings/settings.ts';
import { requireNoSite } from './no-site.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'no-site-'));
after(() => rm(dataDir, { recursive: true }));
const settings = readStartSettings({ DATA_DIR: dataDir });
/** A process that lives, and that nobody listens for on that port. */
const lockedBy = (owner: object) => writeFile(lockOf(dataDir), JSON.stringify({ pid: process.ppid, ...owner }));

test('a start beside another start, or beside a command, says so in one sentence', async () => {
  await requireNoSite(settings);
  await lockedBy({ port: 9, sitePort: 9 });
  await assert.rejects(requireNoSite(settings), {
    message: `Another start of the site is under way on the data in ${dataDir} (process ${process.ppid}): wait until it is done, or end it first.`,
  });
  await lockedBy({});
  await assert.rejects(
    requireNoSite(settings),
    /^SiteError: A command is at work on the data in .*: wait until it is done/,
  );
});
