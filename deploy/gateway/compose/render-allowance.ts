import { LRUCache } from 'lru-cache';
import { TooOftenError } from 'shared/errors';
import { networkOf } from '../../content-api/rate-limits/network-of.ts';

const perMinute = 3_000;
const minuteMs = 60_000;
const addressesKept = 50_000;

/**
 * How many parts are rendered for one address in a minute: what fifty page loads a second need, whose parts are shared. What is
 * answered without a render does not count. The function that it answers throws TooOftenError where there were too many.
 */
export function renderAllowance(most = perMinute) {
  const used = new LRUCache<string, { renders: number }>({ max: addressesKept, ttl: minuteMs });

  return (address: string) => (): void => {
    const network = networkOf(address);
    const usage = used.get(network) ?? { renders: 0 };
    if (usage.renders === 0) used.set(network, usage);
    usage.renders += 1;
    if (usage.renders > most) throw new TooOftenError();
  };
}
