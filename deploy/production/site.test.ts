import assert from 'node:assert/strict';
import childProcess, { type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { eventually } from '../testing/eventually.ts';
import { freeRange } from './machines.ts';
import { hasNginx } from './nginx.ts';
import { startProduction } from './site.ts';

const skip = hasNginx() ? false : 'it needs nginx';
const quick = "setInterval(() => {}, 1_000); process.on('SIGTERM', () => process.exit(0)); console.log('ready: it');";

interface Started {
  /** As `gateway 9010`: its port tells the machine. */
  name: string;
  child: ChildProcess;
  /** Whether it was handed a socket. */
  isHeld: boolean;
}

/** Has a script run in the place of each server, a quick one or that of `scripts` by its name; what was started, in its order. */
async function withQuickServers(context: TestContext, scripts: (port: number) => Record<string, string> = () => ({})) {
  const port = await freeRange();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const { spawn } = childProcess;
  const started: Started[] = [];
  context.mock.method(childProcess, 'spawn', (program: string, given: string[], options: SpawnOptions) => {
    const server = given.map((one) => /(content-api|gateway|render)\/server\.ts$/.exec(one)?.[1]).find(Boolean);
    if (!server) return spawn(program, given, options);
    const { PORT, LISTEN_FD } = options.env ?? {};
    const renders = given.map((one) => /^--port=(.*)/.exec(one)?.[1]).find(Boolean);
    if (renders) assert.ok(existsSync(join(dataDir, `machine-${Math.floor((Number(renders) - port) / 10)}/releases`)));
    const name = `${server} ${Number(renders ?? PORT) - port}`;
    const child = spawn(program, ['--eval', scripts(port)[name] ?? quick], options);
    started.push({ name, child, isHeld: LISTEN_FD !== undefined });
    return child;
  });
  syncBuiltinESMExports();
  context.mock.method(console, 'error', () => {});
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
    for (const { child } of started) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SERVICE_SECRET: 's'.repeat(32),
    REGISTRY_TOKEN: 'r'.repeat(32),
  };
  return { port, started, environment };
}

const names = (started: Started[]) => started.map(({ name }) => name);
const areOver = (started: Started[]) =>
  started.every(({ child }) => child.exitCode !== null || child.signalCode !== null);

test('releases are published once there is content, and before there is a gateway; with the site all of it ends', {
  skip,
}, async (context) => {
  const { port, started, environment } = await withQuickServers(context);
  let atPublishing: string[] = [];
  const site = await startProduction(environment, 2, async () => {
    atPublishing = names(started);
  });
  context.after(site.close);
  assert.deepEqual(atPublishing, ['content-api 0']);
  assert.deepEqual(names(started).sort(), ['content-api 0', 'gateway 10', 'gateway 20', 'render 11', 'render 21']);
  assert.deepEqual(
    site.machines.map(({ address, renderer }) => [address, renderer]),
    [1, 2].map((number) => [`http://127.0.0.1:${port + 10 * number}`, `127.0.0.1:${port + 10 * number + 1}`]),
  );
  const one = await site.addMachine((gateway) => ({
    ...gateway,
    environment: { ...gateway.environment, PORT: `${port + 7}` },
  }));
  assert.equal(one.address, `http://127.0.0.1:${port + 30}`);
  assert.deepEqual(names(started).slice(5), ['render 31', 'gateway 7']);
  assert.equal((await fetch(site.address)).status, 502, 'nginx asks the gateways, which do not listen here');
  await site.close();
  assert.ok(areOver(started));
  await assert.rejects(fetch(site.address));
});

test('where one of its servers ends instead, the start has failed, and the others end', { skip }, async (context) => {
  const { started, environment } = await withQuickServers(context, () => ({ 'gateway 20': 'process.exit(3)' }));
  await assert.rejects(
    startProduction(environment, 2, async () => {}),
    {
      code: 'start-failed',
      message: 'gateway-2 ended (code 3)',
    },
  );
  assert.ok(areOver(started), names(started).join());
});

test('with restarts a server that dies is started again, until the site ends; only that of the content is waited for', {
  skip,
}, async (context) => {
  const { started, environment } = await withQuickServers(context);
  const site = await startProduction(environment, 1, async () => {}, { restarts: true });
  context.after(site.close);
  assert.deepEqual(
    started.map(({ name, isHeld }) => [name, isHeld]),
    [
      ['content-api 0', true],
      ['render 11', false],
      ['gateway 10', false],
    ],
  );
  started[2]?.child.kill('SIGKILL');
  await eventually(() => names(started)[3] === 'gateway 10');
  await site.close();
  assert.ok(areOver(started));
});
