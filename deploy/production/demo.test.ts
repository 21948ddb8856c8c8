import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

const dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
after(() => rmSync(dataDir, { recursive: true }));

/** In the place of what takes a whole machine: each says what it is asked for. */
const replaced = {
  'commands/release/build-remotes.ts': `
    export const buildRemotes = async (mode) => tell('built', mode);
    export const buildFolders = (mode) => ['builds for ' + mode];`,
  'database/testing.ts': `
    export const hasPostgres = () => has('PostgreSQL');
    export const startPostgres = async () => ({ url: 'postgres://own', stop: () => tell('PostgreSQL ended') });`,
  'production/nginx.ts': `export const hasNginx = () => has('nginx');`,
  'production/prometheus.ts': `
    export const hasPrometheus = () => has('Prometheus');
    export const startPrometheus = async (port, targets) => {
      tell('watched', port, targets);
      return async () => tell('watched no longer');
    };`,
  'production/site.ts': `
    export async function startProduction({ DATABASE_URL }, count, publish, options) {
      tell('started', DATABASE_URL, count, options);
      await publish('the registry');
      const machine = { address: 'http://a', metrics: 'http://a:2/metrics', renderer: 'a:1', gateway: { child: { pid: 7 } } };
      return { machines: [machine], close: async () => tell('closed') };
    }`,
  'start/accept-earlier.ts': `export const acceptEarlier = async (registry) => tell('accepted what was before', registry);`,
  'start/publish-builds.ts': `export const publishBuilds = async (registry, folders) => tell('published', registry, folders);`,
};
const preparation = `
  import { registerHooks } from 'node:module';
  const replaced = ${JSON.stringify(replaced)};
  globalThis.tell = (...said) => console.log('told ' + JSON.stringify(said));
  globalThis.has = (name) => !process.env.MISSING?.split(',').includes(name);
  registerHooks({
    load(url, context, next) {
      const name = Object.keys(replaced).find((one) => url.endsWith('/deploy/' + one));
      return name ? { format: 'module', source: replaced[name], shortCircuit: true } : next(url, context);
    },
  });
  process.on('SIGTERM', () => tell('asked to end'));
  process.on('newListener', (name) => name === 'SIGTERM' && tell('open until it is asked to end'));`;

/** Starts it, asks it to end once it waits for that, and answers what it did and printed. */
async function demo(options: string[], environment: Record<string, string> = {}) {
  const prepared = `--import=data:text/javascript,${encodeURIComponent(preparation)}`;
  const child = spawn(process.execPath, [prepared, join(import.meta.dirname, 'demo.ts'), ...options], {
    env: { DATA_DIR: dataDir, PORT: '9000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  const told: unknown[] = [];
  const printed: string[] = [];
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => {
      if (line.startsWith('told ')) told.push(JSON.parse(line.slice(5)));
      else printed.push(line);
      if (line.includes('"open until')) child.kill('SIGTERM');
    });
  const [code] = await once(child, 'close');
  return { told, printed: printed.join('\n'), code };
}

test('it says what this machine lacks before it starts anything', async () => {
  for (const missing of ['nginx', 'PostgreSQL', 'Prometheus']) {
    const options = missing === 'Prometheus' ? ['--with-monitoring'] : [];
    const { told, printed, code } = await demo(options, { MISSING: missing });
    assert.deepEqual([told, code], [[], 1], printed);
    assert.match(printed, new RegExp(`^${missing} is not installed: apt-get install ${missing.toLowerCase()}$`, 'm'));
  }
});

test('with monitoring Prometheus watches all servers; asked to end, all end, its own PostgreSQL last', async () => {
  const { told, printed, code } = await demo(['--with-monitoring']);
  const targets = { gateways: ['a:2'], contentApi: '127.0.0.1:9001', renderers: ['a:1'] };
  assert.deepEqual(told, [
    ['built', 'production'],
    ['started', 'postgres://own', 3, { restarts: true }],
    ['accepted what was before', 'the registry'],
    ['published', 'the registry', ['builds for production']],
    ['watched', 9005, targets],
    ['open until it is asked to end'],
    ['asked to end'],
    ['watched no longer'],
    ['closed'],
    ['PostgreSQL ended'],
  ]);
  assert.equal(code, 0, printed);
  assert.match(printed, /gateway http:\/\/a, process 7[\s\S]* DATABASE_URL=postgres:\/\/own npm run rollback/);
  assert.match(printed, /http:\/\/127\.0\.0\.1:9005\/alerts/);
});

test('on a PostgreSQL that is named it starts none, and without monitoring it needs no Prometheus', async () => {
  const environment = { DATABASE_URL: 'postgres://named/site', MISSING: 'PostgreSQL,Prometheus' };
  const { told, printed } = await demo([], environment);
  assert.deepEqual(told.slice(1, 2), [['started', 'postgres://named/site', 3, { restarts: true }]]);
  assert.deepEqual(told.slice(4), [['open until it is asked to end'], ['asked to end'], ['closed']]);
  assert.doesNotMatch(printed, /To release and roll back here|alerts/);
});
