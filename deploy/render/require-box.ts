import { setTimeout as delay } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { disarm, startBoxed } from './box.ts';

/** Tries what is forbidden with all that Node has, not only with what a release gets of it; says what succeeded. */
const probe = `
  const require = process.getBuiltinModule('module').createRequire('/');
  const tries = {
    'read files': () => require('fs').readFileSync(process.execPath),
    'write files': () => require('fs').writeFileSync('/tmp/' + process.pid, ''),
    'open a database': () => require('node:sqlite'),
    'set flags of V8': () => require('v8').setFlagsFromString('--no-opt'),
    'start programs': () => require('child_process').spawnSync(process.execPath, ['--version']),
    'start threads': () => new (require('worker_threads').Worker)('', { eval: true }),
    'signal other processes': () => process.kill(process.ppid, 0),
    'change their priority': () => require('os').setPriority(process.ppid, 19),
    'load addons': () => process.dlopen({ exports: {} }, process.execPath),
    'reach the network': () => new Promise((resolve, reject) => {
      require('net').connect(1, '127.0.0.1').on('connect', resolve).on('error', (error) =>
        error.code === 'ERR_ACCESS_DENIED' ? reject(error) : resolve());
    }),
  };
  const could = [];
  for (const [what, attempt] of Object.entries(tries)) {
    try { await attempt(); could.push(what); } catch {}
  }
  process.stderr.write('It can: ' + could);
  process.exit();`;
const limitMs = 20_000;

/** Tries whether a render process is shut in. Throws SiteError `start-failed` where it is not, or does not start. */
export async function requireBox(): Promise<void> {
  const { child, output } = startBoxed(disarm + probe, 'probe');
  const said = output.toArray().then((chunks) => Buffer.concat(chunks).toString());
  const text = await Promise.race([said, delay(limitMs, 'It does not end', { ref: false })]);
  child.kill('SIGKILL');
  if (text !== 'It can: ')
    throw new SiteError('start-failed', `Render processes are not shut in, or do not start. ${text}`);
}
