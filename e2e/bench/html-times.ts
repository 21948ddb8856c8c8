import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { repository } from '../site/start-site.ts';
import { median, percentile } from './figures.ts';
import { processorTime } from './processor-time.ts';

/** The site's servers, as their command lines have it; the processes of releases are children of one of them. */
const servers = join(repository, 'deploy/');
let visitors = 1;

interface Asked {
  /** The address of each answer, by its number. */
  address(time: number): string;
  /** How many answers are timed, and how many come before them. */
  counted: number;
  warmUp?: number;
  /** Done before each answer, and not timed. */
  before?(): Promise<void>;
}

interface HtmlTimes {
  /** Until the last byte, in ms. */
  median: number;
  p95: number;
  /** What the site's servers take of processors for one answer, in ms. */
  processorMs: number;
  bytes: number;
}

/** Times whole HTML answers, one after the other. */
export async function measureHtml(port: number, { address, counted, warmUp = 0, before }: Asked): Promise<HtmlTimes> {
  // A visitor of their own: one address has so many renders in a minute, and no more.
  visitors += 1;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.0.${visitors}` });
  const times: number[] = [];
  let bytes = 0;
  for (let time = -warmUp; time < 0; time += 1) await get(agent, port, address(time));
  let processorMs = 0;
  for (let time = 0; time < counted; time += 1) {
    await before?.();
    const taken = processorTime(servers);
    const start = performance.now();
    bytes = await get(agent, port, address(time));
    times.push(performance.now() - start);
    processorMs += (processorTime(servers) - taken) / 1_000;
  }
  agent.destroy();
  return { median: median(times), p95: percentile(times, 95), processorMs: processorMs / counted, bytes };
}

function get(agent: Agent, port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ agent, port, path, headers: { host: `fr.localhost:${port}` } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
