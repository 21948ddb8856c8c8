import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { requireFreePorts } from './free-ports.ts';

/** Ports that nothing used a moment ago. */
async function freePorts(count: number) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  const free = (server = servers[0]) => new Promise((resolve) => server?.close(resolve));
  return { servers, ports, free };
}

test('a port that is in use is named in one plain sentence with the way out', async () => {
  const { servers, ports, free } = await freePorts(3);
  const [port = 0, contentPort = 0, renderPort = 0] = ports;
  await free(servers[1]);
  await assert.rejects(requireFreePorts({ port, host: '127.0.0.1', contentPort, renderPort }), (error: Error) => {
    assert.equal(error.message.split('\n')[0], `Port ${port} is in use.`);
    assert.match(error.message, new RegExp(`^Port ${renderPort} is in use`, 'm'));
    assert.doesNotMatch(error.message, new RegExp(`Port ${contentPort}`));
    assert.match(error.message, /PORT=9000 npm start/);
    return true;
  });
  await Promise.all([free(servers[0]), free(servers[2])]);
  await requireFreePorts({ port, host: '127.0.0.1', contentPort, renderPort });
});
