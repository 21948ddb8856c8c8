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
  const visitor = `192.0.2.${visitors}`;
  const times: number[] = [];
  let bytes = 0;
  const get = async (path: string) => {
    const { status, bytes } = await getPage(port, path, { visitor, 'accept-encoding': 'identity' });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return bytes;
  };
  for (let time = -warmUp; time < 0; time += 1) await get(address(time));
  let processorMs = 0;
  for (let time = 0; time < counted; time += 1) {
    await before?.();
    const taken = processorTime(servers);
    const start = performance.now();
    bytes = await get(address(time));
    times.push(performance.now() - start);
    processorMs += (processorTime(servers) - taken) / 1_000;
  }
  return { median: median(times), p95: percentile(times, 95), processorMs: processorMs / counted, bytes };
}

const agent = new Agent({ keepAlive: true });

/** A document as `visitor`, an address, gets it from a site that trusts this machine. */
export function getPage(
  port: number,
  path: string,
  { visitor, ...more }: { visitor: string } & Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  const headers = { host: `fr.localhost:${port}`, accept: 'text/html', 'x-forwarded-for': visitor, ...more };
  return new Promise((resolve, reject) => {
    request({ agent, port, path, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
