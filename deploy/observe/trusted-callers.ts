import { BlockList, isIPv6 } from 'node:net';

/** The addresses of those who call from this machine. */
export const thisMachine = ['127.0.0.0/8', '::1'];

/** Whether a caller is one of these addresses or ranges, as `10.0.0.0/8`. */
export function trustedCallers(addresses: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/');
    if (prefix) list.addSubnet(address, Number(prefix), familyOf(address));
    else list.addAddress(address, familyOf(address));
  }
  return (address = '') => list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
