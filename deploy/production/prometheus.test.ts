import assert from 'node:assert/strict';
import childProcess, { type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { type TestContext, test } from 'node:test';
import timers from 'node:timers/promises';
import { eventually } from '../testing/eventually.ts';
import { freeRange } from './machines.ts';
import { startPrometheus } from './prometheus.ts';

const targets = { gateways: ['127.0.0.1:1'], contentApi: '127.0.0.1:2', renderers: ['127.0.0.1:3'] };

/** A server that is ready when it is asked for the second time. */
const listening = (atSignal: string) => `
  let asked = 0;
  const isReady = ({ url }) => url === '/-/ready' && asked++ > 0;
  require('node:http')
    .createServer((request, response) => response.writeHead(isReady(request) ? 200 : 503).end())
    .listen(port, '127.0.0.1');
  process.on('SIGTERM', () => { ${atSignal} });`;

/** Has `script` run in the place of the machine's Prometheus; answers what was started. Nobody waits longer than 50 ms. */
function inPlaceOfPrometheus(context: TestContext, script: string) {
  const { spawn } = childProcess;
  const { setTimeout } = timers;
  const started: { child: ChildProcess; folder: string }[] = [];
  context.mock.method(timers, 'setTimeout', (ms: number) => setTimeout(Math.min(ms, 50)));
  context.mock.method(childProcess, 'spawn', (program: string, options: string[]) => {
    assert.equal(program, '/usr/bin/prometheus');
    const [config = '', data = '', address = ''] = options.map((option) => option.split('=')[1]);
    const prepared = `
      const port = ${Number(address.split(':')[1])};
      require('node:fs').mkdirSync(${JSON.stringify(data)});
      if (require(${JSON.stringify(config)}).scrape_configs.length !== 3) process.exit(2);`;
    const child = spawn(process.execPath, ['--eval', prepared + script], { stdio: 'ignore' });
    started.push({ child, folder: dirname(config) });
    return child;
  });
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
    for (const { child } of started) child.kill('SIGKILL');
  });
  return started;
}

test('it is ready once it has started, ends when it is asked to, and leaves nothing', async (context) => {
  const started = inPlaceOfPrometheus(context, listening('setTimeout(() => process.exit(7), 10)'));
  const port = await freeRange();
  const close = await startPrometheus(port, targets);
  assert.ok((await fetch(`http://127.0.0.1:${port}/-/ready`)).ok);
  await close();
  const ended = started.map(({ child, folder }) => [child.exitCode, existsSync(folder)]);
  assert.deepEqual(ended, [[7, false]]);
});

test('one that does not end when it is asked to is killed', async (context) => {
  const started = inPlaceOfPrometheus(context, listening(''));
  await (await startPrometheus(await freeRange(), targets))();
  await eventually(() => started[0]?.child.signalCode === 'SIGKILL');
});

test('one that ends at once is a start that failed, however little time has passed, and leaves nothing', async (context) => {
  const started = inPlaceOfPrometheus(context, 'process.exit(1)');
  const port = await freeRange();
  context.mock.timers.enable({ apis: ['Date'] });
  await assert.rejects(startPrometheus(port, targets), { code: 'start-failed', message: 'Prometheus did not start' });
  assert.equal(existsSync(started[0]?.folder ?? ''), false);
});
