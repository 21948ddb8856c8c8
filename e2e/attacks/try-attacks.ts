import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createSupervisor } from '../../deploy/render/supervisor.ts';
import { testOrder, testReleases } from '../../deploy/render/testing.ts';
import { hostileServerPart, thievingServerPart } from './hostile-release.ts';

// A program of its own, so that it can be run by other users: lets hostile releases try their attacks on a supervisor, and
// prints what came of it as JSON.

const token = `visitors-token-${'abcdefgh'}`;
const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
const releases = testReleases();

const asked: { authorization?: string }[] = [];
const content = createServer((request, response) => {
  asked.push({ authorization: request.headers.authorization });
  response.end('{"data":{"me":"ann"}}');
}).listen(0, '127.0.0.1');
await once(content, 'listening');
const { port } = z.object({ port: z.number() }).parse(content.address());
const sockets = createSocketServer().listen(join(folder, 'socket'));
await once(sockets, 'listening');

const faults: string[] = [];
const supervisor = createSupervisor(releases.folder, {
  fault: ({ name }, fault) => faults.push(`${name} ${fault}`),
  output() {},
});
const partSchema = z.object({ data: z.record(z.string(), z.array(z.string())) });
async function render(name: string, serverPart: string, operations: string[] = []) {
  const release = releases.add(name, serverPart, '1.0.0', operations);
  const order = testOrder({ url: `http://127.0.0.1:${port}/graphql`, token });
  const part = await supervisor.render(release, order, 30_000);
  return partSchema.parse(JSON.parse(Buffer.from(part).toString())).data;
}

const { could } = await render('mf-hostile', hostileServerPart({ folder, port }));
const { seen, tokens } = await render('mf-thief', thievingServerPart, ['query Me { me }']);
const left = readdirSync(folder).filter((name) => name !== 'socket');
console.log(JSON.stringify({ could, left, faults, asked, seen, tokens, user: process.getuid?.() }));

supervisor.close();
content.closeAllConnections();
content.close();
sockets.close();
releases.remove();
rmSync(folder, { recursive: true });
