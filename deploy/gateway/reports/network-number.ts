import { createHmac } from 'node:crypto';
import { networkOf } from '../../content-api/rate-limits/rate-limits.ts';
import { networks } from '../../registry/reports/contract.ts';

/**
 * A number for the network of a visitor: the /24 of an IPv4 address, the /64 of an IPv6 one. It is all that is kept of the
 * address; its key changes every day, and many networks share a number.
 */
export function networkNumber(secret: string, address: string, now: Date): number {
  const network = networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
  const day = now.toISOString().slice(0, 10);
  const digest = createHmac('sha256', secret).update(`network ${day} ${network}`).digest();
  return digest.readUInt32BE() % networks;
}
