import { Agent, request } from 'node:http';
import { median, percentile } from './figures.ts';

const warmUp = 20;
/** How many answers of an address are timed. */
export const counted = 100;
let visitors = 1;

/** Times whole HTML answers, one after the other; `address` is called with the number of the request. */
export async function measureHtml(port: number, address: (time: number) => string) {
  // A visitor of their own: one address has so many renders in a minute, and no more.
  visitors += 1;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.0.${visitors}` });
  const times: number[] = [];
  let bytes = 0;
  for (let time = -warmUp; time < counted; time += 1) {
    const start = performance.now();
    bytes = await get(agent, port, address(time));
    if (time >= 0) times.push(performance.now() - start);
  }
  agent.destroy();
  return { median: median(times), p95: percentile(times, 95), bytes };
}

function get(agent: Agent, port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ agent, port, path, headers: { host: `fr.localhost:${port}` } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
