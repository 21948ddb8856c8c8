import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningSite } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { getPage } from './html-times.ts';
import { pages } from './pages.ts';

/** How many ask at once from one address. */
const strangers = 160;
const seconds = 15;
/** How many others ask for pages that nobody asked for, each from an address of its own, and how long they look at each. */
const others = 4;
const looksMs = 250;
const keptEveryMs = 25;

/** Prints how long visitors wait while many strangers of one address ask for documents that are not in memory. */
export async function benchFairness({ port }: RunningSite): Promise<void> {
  console.log(
    `\nWhat others wait for, ms, while ${strangers} strangers of one address ask for uncached documents; ${seconds} s`,
  );
  row('', 'kept median', 'p95', 'longest', 'uncached med.', 'p95', 'longest', 'refused', 'strangers /s', '429 /s');
  // What a gateway does for the first time takes longer.
  for (let time = 0; time < 30; time += 1) await getPage(port, uncached(`warm-${time}`), asking('192.0.2.1'));
  await measure(port, 'calm', 0);
  await measure(port, 'strangers', strangers);
}

async function measure(port: number, name: string, count: number): Promise<void> {
  const flood = fork(new URL('fairness-flood.ts', import.meta.url), [String(port), String(count), name]);
  const answered = once(flood, 'message');
  const end = performance.now() + seconds * 1000;
  // The strangers have begun.
  await delay(1_000);
  const kept: number[] = [];
  const made: number[] = [];
  let refused = 0;
  const timed = async (times: number[], path: string, address: string) => {
    const start = performance.now();
    const { status } = await getPage(port, path, asking(address));
    if (status !== 200) refused += 1;
    times.push(performance.now() - start);
  };
  const askUntil = async (ask: (time: number) => Promise<void>, pauseMs: number) => {
    for (let time = 0; performance.now() < end; time += 1) {
      await ask(time);
      await delay(pauseMs);
    }
  };
  await Promise.all([
    askUntil(() => timed(kept, pages.home, '198.51.100.1'), keptEveryMs),
    ...Array.from({ length: others }, (_, other) =>
      askUntil((time) => timed(made, uncached(`${name}-${other}-${time}`), `203.0.113.${other}`), looksMs),
    ),
  ]);
  flood.send('end');
  const [{ answers, tooMany }] = await answered;
  row(
    name,
    ...[kept, made].flatMap((times) => [median(times), percentile(times, 95), Math.max(...times)]),
    String(refused),
    answers / seconds,
    tooMany / seconds,
  );
}

/** An address that nobody asked for before. */
const uncached = (name: string): string => `${pages.product}?time=${name}`;

/** As a browser asks. */
const asking = (visitor: string) => ({ visitor, 'accept-encoding': 'br' });
