import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What the fetching of a picture can be told; tests put their own network in place. */
export interface FetchOptions {
  /** The hosts that pictures may come from, with their port where it is not 443. */
  hosts: readonly string[];
  addressesOf?: (name: string) => Promise<{ address: string; family: number }[]>;
  isPublic?: (address: string) => boolean;
  request?: (options: https.RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
  limitMs?: number;
}

const mostBytes = 20_000_000;
const mostRedirects = 3;

/** Whether an address is of the open internet; of one that is written as IPv6 and is IPv4 that one is looked at. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * The bytes at an address `https://…`. Says nothing of who asks. Throws Error for a host that is not allowed, an address inside
 * of a network, more than three redirects, 20 MB or five seconds, and any answer but 200.
 */
export async function fetchPicture(url: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.limitMs ?? 5_000);
  let address = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await get(new URL(address), options, signal);
    if (Buffer.isBuffer(answer)) return answer;
    address = new URL(answer, address).href;
  }
  throw new Error(`${url} leads on and on`);
}

/** The bytes of an answer, or where it leads. */
function get({ protocol, host, hostname, port, pathname, search }: URL, options: FetchOptions, signal: AbortSignal) {
  const { hosts, request = https.request } = options;
  if (protocol !== 'https:' || !hosts.includes(host))
    throw new Error(`Pictures of ${protocol}//${host} are not allowed`);
  return new Promise<Buffer | string>((resolve, reject) => {
    const headers = { accept: 'image/avif,image/webp,image/*', 'user-agent': 'pictures' };
    // `agent: false`: a connection that was opened for somebody else may lead anywhere.
    const place = { hostname, port: port || undefined, path: pathname + search, lookup: publicLookup(options) };
    const asking = request({ ...place, headers, agent: false, signal }, (answer) => {
      const { statusCode = 0, headers } = answer;
      const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
      const fail = (why: string) => asking.destroy(new Error(`${host}${pathname} ${why}`));
      answer.on('error', reject);
      if (isRedirect) {
        resolve(headers.location ?? '');
        return asking.destroy();
      }
      if (statusCode !== 200) return fail(`answered ${statusCode}`);
      const pieces: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes) fail(`has more than ${mostBytes} bytes`);
        else pieces.push(piece);
      });
      answer.on('end', () => resolve(Buffer.concat(pieces)));
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** Resolves a name for the very connection that is opened next: a name that leads into a network leads nowhere. */
const publicLookup =
  ({ addressesOf = (name) => lookup(name, { all: true }), isPublic = isPublicAddress }: FetchOptions): LookupFunction =>
  (name, options, done) =>
    void addressesOf(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublic(address)))
          return done(new Error(`${name} is not on the open internet`), '');
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
