import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { lockOf } from '../database/lock.ts';
import { readStartSettings } from '../settings/settings.ts';
import { requireFreePorts, requireNoSite, requireWritable } from './before-start.ts';

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

/** Ports that nothing used a moment ago. */
async function freePorts(count: number) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  const free = (server = servers[0]) => new Promise((resolve) => server?.close(resolve));
  return { servers, ports, free };
}

test('a port that is in use is named in one plain sentence with the way out', async () => {
  const { servers, ports, free } = await freePorts(3);
  const [port = 0, contentPort = 0, renderPort = 0] = ports;
  await free(servers[1]);
  await assert.rejects(requireFreePorts({ port, host: '127.0.0.1', contentPort, renderPort }), (error: Error) => {
    assert.equal(error.message.split('\n')[0], `Port ${port} is in use.`);
    assert.match(error.message, new RegExp(`^Port ${renderPort} is in use`, 'm'));
    assert.doesNotMatch(error.message, new RegExp(`Port ${contentPort}`));
    assert.match(error.message, /PORT=9000 npm start/);
    return true;
  });
  await Promise.all([free(servers[0]), free(servers[2])]);
  await requireFreePorts({ port, host: '127.0.0.1', contentPort, renderPort });
});

test('a folder that can be written to is made, and nothing is left in it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'writable-'));
  t.after(() => rm(folder, { recursive: true }));
  const data = join(folder, 'data');
  requireWritable(data);
  assert.deepEqual(readdirSync(data), []);
});

test('a start on a folder that cannot be written to names it in one sentence', () => {
  const folder = join(import.meta.filename, 'below-a-file');
  const sentence = (error: Error) => /^DATA_DIR: nothing can be written to .*below-a-file \(.*\)$/.test(error.message);
  assert.throws(() => requireWritable(folder), sentence);
});
