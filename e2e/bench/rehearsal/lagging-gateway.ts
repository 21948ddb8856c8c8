import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Machine, ProductionSite } from '../../../deploy/production/site.ts';

/** A gateway whose clock is behind by so much, in ms, and that can be disconnected from registry and content. */
export interface LaggingGateway {
  machine: Machine;
  disconnect(): void;
  reconnect(): void;
}

/** Starts one more gateway of a site as such. Throws SiteError `start-failed`. */
export async function startLaggingGateway(site: ProductionSite, behindMs: number): Promise<LaggingGateway> {
  let isDisconnected = false;
  let contentPort = 0;
  const sockets = new Set<Socket>();
  const link = createServer((gateway) => {
    if (isDisconnected) return void gateway.destroy();
    const content = connect(contentPort, '127.0.0.1');
    for (const [socket, other] of [
      [gateway, content],
      [content, gateway],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => sockets.delete(socket) && other.destroy());
      socket.pipe(other);
    }
  }).unref();
  await once(link.listen(0, '127.0.0.1'), 'listening');
  const address = link.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const machine = await site.addMachine((gateway) => {
    contentPort = Number(gateway.environment.CONTENT_PORT);
    return {
      ...gateway,
      arguments: [`--import=${clockBehind(behindMs)}`, ...gateway.arguments],
      environment: { ...gateway.environment, CONTENT_PORT: String(port) },
    };
  });
  return {
    machine,
    disconnect() {
      isDisconnected = true;
      for (const socket of sockets) socket.destroy();
    },
    reconnect() {
      isDisconnected = false;
    },
  };
}

/** A module that puts the clock of its process back. */
function clockBehind(ms: number): string {
  const code = `
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() - ${ms}); }
      static now() { return Right.now() - ${ms}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
