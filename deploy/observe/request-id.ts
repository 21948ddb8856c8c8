import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { type FastifyInstance, LogController } from 'fastify';

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

/** Names one request of a visitor in the logs of every server that worked for it. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;
const current = new AsyncLocalStorage<string>();

/** Options of fastify: a request keeps the id that a trusted server in front gave it, and otherwise gets a new one. */
export function requestIds(trusted: readonly string[]) {
  const isTrusted = trustedCallers(trusted);
  return {
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId({ headers, socket }: IncomingMessage): string {
      const given = headers[requestIdHeader];
      const isGood = typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress);
      return isGood ? given : randomUUID();
    },
  } as const;
}

/** Answers carry their request's id, and whatever is called for a request gets it by `requestIdNow`. */
export function passRequestIdOn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
}

/** The id of the request that is worked for, or undefined outside of one. */
export const requestIdNow = (): string | undefined => current.getStore();
