import { Agent, request } from 'node:http';
import { median, percentile } from './figures.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const warmUp = 20;
// Three pages stay below the renders that one address has in a minute.
const counted = 100;

/** Times whole HTML answers, one after the other; `address` is called with the number of the request. */
export async function measureHtml(port: number, address: (time: number) => string) {
  const times: number[] = [];
  let bytes = 0;
  for (let time = -warmUp; time < counted; time += 1) {
    const start = performance.now();
    bytes = await get(port, address(time));
    if (time >= 0) times.push(performance.now() - start);
  }
  return { median: median(times), p95: percentile(times, 95), bytes };
}

function get(port: number, path: string): Promise<number> {
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
