import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { disarm, startBoxed } from '../../deploy/render/box.ts';
import { createSupervisor } from '../../deploy/render/supervisor.ts';
import { testOrder, testReleases } from '../../deploy/render/testing.ts';
import { hostileScript, thievingServerPart } from './hostile-release.ts';

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

/** Which of these texts the memory of a process holds. */
function heldBy(pid: string, texts: string[]): string[] {
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const ranges = readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(/^(\w+)-(\w+) rw/gm);
  const found = [...ranges].flatMap(([, from, to]) => {
    const [start, end] = [Number.parseInt(from ?? '', 16), Number.parseInt(to ?? '', 16)];
    const bytes = Buffer.alloc(end - start);
    try {
      readSync(memory, bytes, 0, bytes.length, start);
    } catch {
      // It is not there yet, or given back.
    }
    return texts.filter((text) => bytes.includes(text));
  });
  closeSync(memory);
  return [...new Set(found)];
}

const boxed = startBoxed(disarm + hostileScript({ folder, port }), 'hostile');
const printed = Buffer.concat(await boxed.output.toArray()).toString();
const could: unknown = JSON.parse(printed.slice(printed.lastIndexOf('\n')));
const { seen } = await render('mf-thief', thievingServerPart, ['query Me { me }']);
const [thief = ''] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ');
const held = heldBy(thief, [token, 'query Me { me }']);
const left = readdirSync(folder).filter((name) => name !== 'socket');
console.log(JSON.stringify({ could, left, faults, asked, seen, held, user: process.getuid?.() }));

supervisor.close();
content.closeAllConnections();
content.close();
sockets.close();
releases.remove();
rmSync(folder, { recursive: true });
