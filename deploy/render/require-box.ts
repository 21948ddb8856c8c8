import { SiteError } from 'shared/errors';
import { catchAllCountry } from 'shared/i18n';
import { startRenderProcess } from './render-process.ts';

/** A release that tries forbidden actions; its part lists those that succeeded. */
const probe = `
  const tries = {
    'read files': () => require('fs').readFileSync(process.execPath),
    'write files': () => require('fs').writeFileSync('/tmp/' + process.pid, ''),
    'open a database': () => require('node:sqlite'),
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
  exports.warm = async () => {};
  exports.render = async () => {
    const could = [];
    for (const [what, attempt] of Object.entries(tries)) {
      try { await attempt(); could.push(what); } catch {}
    }
    return could;
  };`;
const limitMs = 20_000;

/** Tries whether a render process is shut in. Throws SiteError `start-failed` where it is not, or does not start. */
export async function requireBox(): Promise<void> {
  const faults: string[] = [];
  const process = startRenderProcess({
    key: 'probe',
    serverPart: Buffer.from(probe),
    calls: () => Promise.reject(new Error('A probe has no content')),
    onFault: (_, why) => faults.push(why),
    onOutput: (text) => faults.push(text),
  });
  const route = {
    name: 'home',
    remote: 'shell',
    page: 'home',
    language: 'en',
    params: {},
    path: '/',
    query: {},
  } as const;
  const visit = { country: catchAllCountry, origin: 'http://localhost', route, signedIn: false } as const;
  const order = {
    kind: 'pages',
    name: 'probe',
    props: '{}',
    place: 'p',
    visit,
    content: { url: '', token: '' },
  } as const;
  try {
    const could: unknown = JSON.parse(Buffer.from(await process.render(order, limitMs)).toString());
    if (Array.isArray(could) && could.length === 0) return;
    throw new SiteError('start-failed', `Render processes are not shut in; they can ${could}`);
  } catch (cause) {
    if (cause instanceof SiteError && cause.code === 'start-failed') throw cause;
    throw new SiteError('start-failed', `No render process could be started: ${faults.join('; ')}`, { cause });
  } finally {
    process.end();
  }
}
