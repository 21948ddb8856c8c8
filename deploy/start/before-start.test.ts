import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { lockOf } from '../database/lock.ts';
import { startTestRegistry, testRegistryToken } from '../registry/testing.ts';
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

test('a start beside the site says where it is; on a PostgreSQL it does not matter who else is there', async (context) => {
  const registry = await startTestRegistry();
  context.after(() => registry.close());
  const port = Number(new URL(await registry.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const running = { ...settings, registryToken: testRegistryToken, contentPort: port };
  await lockedBy({ port, sitePort: 8080 });
  await assert.rejects(requireNoSite(running), {
    code: 'start-failed',
    message: /^The site runs already on the data in .* \(http:\/\/localhost:8080\)\.\nClose it first/,
  });
  await requireNoSite({ ...running, databaseUrl: 'postgres://db.example/site' });
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

test('an address that is none of this machine is said to be one', async () => {
  const { ports, free, servers } = await freePorts(3);
  const [port = 0, contentPort = 0, renderPort = 0] = ports;
  await Promise.all(servers.map(free));
  await assert.rejects(requireFreePorts({ port, host: '192.0.2.1', contentPort, renderPort }), {
    code: 'start-failed',
    message: new RegExp(`^Port ${port} of 192\\.0\\.2\\.1 cannot be used: .*EADDRNOTAVAIL.*\nStop what`),
  });
});

test('a folder that can be written to is made, and nothing is left in it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'writable-'));
  t.after(() => rm(folder, { recursive: true }));
  const data = join(folder, 'of/data');
  for (let time = 0; time < 2; time += 1) requireWritable(data);
  assert.deepEqual(readdirSync(data), []);
});

test('a start on a folder that cannot be written to names it in one sentence', () => {
  for (const [folder, why] of [
    [join(import.meta.filename, 'below-a-file'), 'ENOTDIR'],
    ['/proc', 'ENOENT'],
  ] as const) {
    const message = new RegExp(`^DATA_DIR: nothing can be written to ${folder} \\(${why}: .*\\)$`);
    assert.throws(() => requireWritable(folder), { code: 'settings-wrong', message });
  }
});
