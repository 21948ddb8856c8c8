import { join } from 'node:path';
import { hasNginx } from '../../deploy/production/nginx.ts';
import { repository, startSite } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { measureHtml } from './html-times.ts';
import { type Asked, measureRate, type Rate } from './keep-alive-client.ts';
import { processorTime } from './processor-time.ts';
import { answerOf, serveSameBytes } from './same-bytes.ts';

const port = 8470;
const nginxPort = 8478;
const host = `fr.localhost:${port}`;
/** As its command line has it. */
const gatewayProgram = join(repository, 'deploy/gateway/server.ts');
const clients = 16;
const rounds = 5;
const secondsEach = 3;

const documents = {
  home: '/fr',
  products: '/fr/produits',
  product: '/fr/produits/ligne-120',
};

/**
 * Prints how many documents and files a second the gateway answers from memory, in turn with nginx, which sends the same
 * bytes as files, and how long documents take of which no page part was rendered before.
 */
export async function benchServer(): Promise<void> {
  // On a machine that does much else a document comes late, and is to be measured all the same.
  const settings = { PART_LIMIT_MS: '8000', DOCUMENT_LIMIT_MS: '9000' };
  const site = await startSite(port, 'bench', { settings });
  let nginx: Awaited<ReturnType<typeof serveSameBytes>> | undefined;
  try {
    const [file, ...kept] = [await someFile(), ...Object.values(documents)].map((path) => ({ port, host, path }));
    if (!file) return;
    // Composed, kept, and then in memory.
    for (const asked of kept) for (let time = 0; time < 3; time += 1) await answerOf(asked);
    if (hasNginx()) nginx = await serveSameBytes(nginxPort, [file, ...kept]);
    console.log(
      `\nAnswers a second from memory, ${clients} clients on this machine, ${rounds} rounds of ${secondsEach} s in turn with nginx`,
    );
    row('', 'gateway', 'p95 ms', 'µs each', 'nginx', 'p95 ms', 'µs each', 'ratio', 'bytes');
    for (const [name, asked] of [...Object.keys(documents), 'file'].entries()) {
      const what = kept[name] ?? file;
      const [ours, theirs] = await inTurn([
        { ...what, process: gatewayProgram },
        ...(nginx ? [{ ...what, port: nginxPort, process: nginx.folder }] : []),
      ]);
      const ratio = theirs && ours ? (ours.perSecond / theirs.perSecond).toFixed(2) : 'none';
      row(asked, ...figures(ours), ...figures(theirs), ratio, ours?.bytes ?? 0);
    }

    console.log(`\nms until the last byte of a document whose page nobody has asked for yet, one after the other`);
    row('', 'median', 'p95');
    for (const [name, path] of Object.entries(documents)) {
      const { median, p95 } = await measureHtml(port, (time) => `${path}?time=${time}`);
      row(name, median, p95);
    }
  } finally {
    await nginx?.stop();
    await site.close();
  }
}

const figures = (rate: Measured | undefined) =>
  rate
    ? [rate.perSecond, percentile(rate.times, 95), rate.processorTime / rate.times.length]
    : ['none', 'none', 'none'];

/** How fast answers came, and the processor time in µs that the server took for all of them. */
type Measured = Rate & { processorTime: number };

/** The median of some rounds of each, in turn: whatever else the machine does meets all of them. */
async function inTurn(asked: (Asked & { process: string })[]): Promise<Measured[]> {
  const rates: Measured[][] = asked.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [number, one] of asked.entries()) {
      const before = processorTime(one.process);
      const rate = await measureRate(one, clients, secondsEach);
      rates[number]?.push({ ...rate, processorTime: processorTime(one.process) - before });
    }
  return rates.map((runs) => ({
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    times: runs.flatMap(({ times }) => times),
    bytes: runs[0]?.bytes ?? 0,
    processorTime: runs.reduce((sum, run) => sum + run.processorTime, 0),
  }));
}

/** The address of the shell's first script. */
async function someFile(): Promise<string> {
  const { body } = await answerOf({ port, host, path: '/fr' }, 'identity');
  const [, address = '/'] = /<script async src="([^"]+)"/.exec(body.toString()) ?? [];
  return new URL(address, `http://${host}`).pathname;
}
