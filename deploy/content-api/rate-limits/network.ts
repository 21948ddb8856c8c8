import { isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 one, of which every connection has a whole range
 * to choose from.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const all = tail === undefined ? groups : [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}
