import { BoundSocket } from 'node:net';

/** For tests: a port that nobody listens on. */
export function freePort(): number {
  const socket = new BoundSocket({ host: '127.0.0.1' });
  const { port } = socket.address();
  socket.close();
  return port;
}
