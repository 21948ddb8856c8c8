import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { openDatabase } from './index.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'unreachable-'));
after(() => rm(dataDir, { recursive: true }));
const opening = (address: string) => openDatabase({ dataDir, databaseUrl: `postgres://site:secret@${address}/shop` });

/** Something that listens as a database does, on a port of its own; without `answer` it says nothing. */
async function listener(answer?: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => answer?.(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return {
    at: `127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The refusal that PostgreSQL answers a new connection with. */
const refusing = (code: string) => (socket: Socket) => {
  const fields = `SFATAL\0C${code}\0Mno\0\0`;
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + fields.length);
  socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]));
};

async function closedPort(): Promise<string> {
  await using server = await listener();
  return server.at;
}

test('a database that is not there is one sentence, which says where it was looked for and not the password', async () => {
  const at = await closedPort();
  await assert.rejects(opening(at), {
    code: 'database-unreachable',
    message: `The database at ${at} refuses connections: nothing listens there. DATABASE_URL says where it is.`,
  });
});

test('an address that accepts connections and stays silent is given up after five seconds', async () => {
  await using server = await listener();
  const start = performance.now();
  await assert.rejects(opening(server.at), { code: 'database-unreachable', message: /did not answer within 5 s\./ });
  assert.ok(performance.now() - start < 10_000);
});

test('a host that nobody knows is said to be one', async () => {
  await assert.rejects(opening('database.invalid:5432'), {
    code: 'database-unreachable',
    message: /^The database at database\.invalid:5432 has a host name that /,
  });
});

for (const [code, sentence] of [
  ['28P01', 'does not let site in: the password is wrong'],
  ['28000', 'does not let site in: it has no such user, or not from this machine'],
  ['3D000', 'has no database called shop'],
  ['57P03', 'cannot be opened: no'],
] as const)
  test(`PostgreSQL ${sentence.split(':')[0]}: one sentence, with its own refusal ${code} as the cause`, async () => {
    await using server = await listener(refusing(code));
    await assert.rejects(opening(server.at), (error: Error) => {
      assert.equal(error.message, `The database at ${server.at} ${sentence}. DATABASE_URL says where it is.`);
      assert.ok(error.cause instanceof Error && 'code' in error.cause && error.cause.code === code);
      return true;
    });
  });

const run = promisify(execFile);
const environment = (at: string) => ({
  ...process.env,
  DATABASE_URL: `postgres://site:secret@${at}/shop`,
  DATA_DIR: dataDir,
  SERVICE_SECRET: 's'.repeat(32),
  REGISTRY_TOKEN: 't'.repeat(32),
});

for (const program of ['content-api/server.ts', 'commands/content/export.ts products', 'commands/release/releases.ts'])
  test(`${program.split(' ')[0]} shows the sentence, and no stack`, async () => {
    const at = await closedPort();
    const [file = '', ...given] = program.split(' ');
    const path = join(import.meta.dirname, '..', file);
    const failed = await run(process.execPath, [path, ...given], { env: environment(at) }).then(
      () => assert.fail('it went well'),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    );
    assert.equal(failed.code, 1);
    assert.match(
      failed.stderr,
      new RegExp(`^The database at ${at} refuses connections: nothing listens there\\.`, 'm'),
    );
    assert.doesNotMatch(failed.stderr, /^\s+at |secret/m);
  });
