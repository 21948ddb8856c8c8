import { availableParallelism } from 'node:os';
import { SiteError, TooOftenError } from 'shared/errors';
import { networkOf } from '../../content-api/rate-limits/network.ts';

/** What all addresses together may have under way for each processor: more at once would come later, all of them. */
const ofAllAtOnce = 8;
const retryAfterSeconds = 1;

/** What one address may have composed at once, and how much more of it waits until it is refused. */
export interface AddressLimits {
  atOnce: number;
  waiting: number;
}

/** Work in turn: one after the other of an address, and the addresses in rotation. */
export interface FairQueue {
  /**
   * The result of `work`, which begins when it is the turn of the address. Throws TooOftenError where too much of it waits, and
   * SiteError request-refused where `isGone` says in the end that nobody waits any more.
   */
  inTurn<Result>(address: string, work: () => Promise<Result>, isGone?: () => boolean): Promise<Result>;
  /** Whether work of an address would have to wait. */
  isBusy(address: string): boolean;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Composes fairly by address (an IPv4 address, or the first half of an IPv6 one): one with much to ask delays itself alone. */
export function createFairQueue(
  { atOnce, waiting: mostWaiting }: AddressLimits,
  mostRunning = ofAllAtOnce * availableParallelism(),
): FairQueue {
  const lines = new Map<string, Line>();
  let running = 0;

  function beginNext(): void {
    for (const [network, line] of lines) {
      if (running >= mostRunning) return;
      const begin = line.running < atOnce ? line.waiting.shift() : undefined;
      if (!begin) continue;
      line.running += 1;
      running += 1;
      // Behind all others: they come first next time.
      lines.delete(network);
      lines.set(network, line);
      begin();
    }
  }

  return {
    async inTurn(address, work, isGone = () => false) {
      const network = networkOf(address);
      const line = lines.get(network) ?? { running: 0, waiting: [] };
      if (line.waiting.length >= mostWaiting) throw new TooOftenError(retryAfterSeconds);
      lines.set(network, line);
      await new Promise<void>((begin) => {
        line.waiting.push(begin);
        beginNext();
      });
      try {
        if (isGone()) throw new SiteError('request-refused', 'The visitor did not wait');
        return await work();
      } finally {
        line.running -= 1;
        running -= 1;
        if (!line.running && !line.waiting.length) lines.delete(network);
        beginNext();
      }
    },
    isBusy: (address) => running >= mostRunning || (lines.get(networkOf(address))?.running ?? 0) >= atOnce,
  };
}
