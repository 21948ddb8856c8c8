import { join } from 'node:path';
import { hasNginx } from '../../deploy/production/nginx.ts';
import { type RunningSite, repository } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { type Asked, measureRate, type Rate } from './keep-alive-client.ts';
import { processorTime } from './processor-time.ts';
import { answerOf, serveSameBytes } from './same-bytes.ts';

const nginxPort = 8478;
/** As its command line has it. */
const gatewayProgram = join(repository, 'deploy/gateway/server.ts');
const clients = 16;
const rounds = 3;
const secondsEach = 1;

const documents = {
  home: '/fr',
  products: '/fr/produits',
  product: '/fr/produits/ligne-120',
};

/** Prints how many documents and files a second the gateway answers from memory, in turn with nginx, which sends the same bytes as files. */
export async function benchServer({ port }: RunningSite): Promise<void> {
  const host = `fr.localhost:${port}`;
  let nginx: Awaited<ReturnType<typeof serveSameBytes>> | undefined;
  try {
    const paths = [await someFile(port, host), ...Object.values(documents)];
    const [file, ...kept] = paths.map((path) => ({ port, host, path }));
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
  } finally {
    await nginx?.stop();
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
async function someFile(port: number, host: string): Promise<string> {
  const { body } = await answerOf({ port, host, path: '/fr' }, 'identity');
  const [, address = '/'] = /<script async src="([^"]+)"/.exec(body.toString()) ?? [];
  return new URL(address, `http://${host}`).pathname;
}
