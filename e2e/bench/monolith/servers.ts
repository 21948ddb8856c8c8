import { join } from 'node:path';
import { repository } from '../../site/start-site.ts';
import { percentile } from '../figures.ts';
import { getPage } from '../html-times.ts';
import { processorTime } from '../processor-time.ts';
import type { BothSites } from './start.ts';

/** As the command lines of all servers of both have it. */
const servers = join(repository, 'deploy/');
const rounds = 3;
const secondsEach = 2;
const atOnce = 8;
const oneByOne = 40;
const warmUps = 100;

let asked = 0;

interface Figures {
  'documents a second': number[];
  'p95 ms, one by one': number[];
  'processor ms each': number[];
}

/** Asks both for documents, so that what makes them is compiled. */
export async function warmUp(both: BothSites, address: string): Promise<void> {
  for (const who of ['ours', 'monolith'] as const)
    for (let time = 0; time < warmUps; time += 1) await get(both[who], address);
}

/** Documents at addresses that nobody has asked for yet, of both in turn: one after the other, and many at once. */
export async function measureServers(both: BothSites, address: string) {
  const figures = { ours: emptyFigures(), monolith: emptyFigures() };
  for (let round = 0; round < rounds; round += 1)
    for (const who of ['ours', 'monolith'] as const) {
      const { times, processorMs } = await oneAfterTheOther(both[who], address);
      figures[who]['p95 ms, one by one'].push(percentile(times, 95));
      figures[who]['processor ms each'].push(processorMs);
      figures[who]['documents a second'].push(await rateOf(both[who], address));
    }
  return Object.fromEntries(
    Object.keys(figures.ours).map((name) => {
      const figure = name as keyof Figures;
      return [name, { ours: figures.ours[figure], monolith: figures.monolith[figure] }];
    }),
  );
}

const emptyFigures = (): Figures => ({ 'documents a second': [], 'p95 ms, one by one': [], 'processor ms each': [] });

async function oneAfterTheOther(port: number, address: string) {
  const times: number[] = [];
  const before = processorTime(servers);
  for (let time = 0; time < oneByOne; time += 1) {
    const start = performance.now();
    await get(port, address);
    times.push(performance.now() - start);
  }
  return { times, processorMs: (processorTime(servers) - before) / 1000 / oneByOne };
}

async function rateOf(port: number, address: string): Promise<number> {
  const start = performance.now();
  let answers = 0;
  const client = async () => {
    while (performance.now() - start < secondsEach * 1000) {
      await get(port, address);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return (answers * 1000) / (performance.now() - start);
}

/** Each from an address of its own: one address has so many renders in a minute, and no more. */
async function get(port: number, address: string): Promise<void> {
  asked += 1;
  const path = `${address}${address.includes('?') ? '&' : '?'}time=${asked}`;
  const visitor = `192.0.${2 + (asked % 250)}.${1 + (Math.floor(asked / 250) % 250)}`;
  const { status } = await getPage(port, path, { visitor, 'accept-encoding': 'identity' });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}
