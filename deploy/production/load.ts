import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** One request of the load and how it ended; `status` is 0 where it was broken off. Times by performance.now(). */
export interface Outcome {
  startedAt: number;
  endedAt: number;
  status: number;
}

export interface Answer extends Outcome {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent as a POST. */
  json?: object;
}

const pauseMs = 10;

/** Asks a server as a visitor of Belgium would. */
export function ask(address: string, { path, headers, json }: LoadRequest, agent?: Agent): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, headers: IncomingHttpHeaders = {}, body = '') =>
      resolve({ startedAt, endedAt: performance.now(), status, headers, body });
    const own = { host: 'be.localhost', ...headers, ...(json ? { 'content-type': 'application/json' } : {}) };
    const sent = request(new URL(path, address), { agent, headers: own, method: json ? 'POST' : 'GET' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString()));
      answer.on('error', () => end(0));
    });
    sent.on('error', () => end(0)).end(json ? JSON.stringify(json) : undefined);
  });
}

/** Visitors, each of an address of its own, who ask one thing after the other until `stop`, which answers all that they got. */
export function startLoad(address: string, visitors: readonly LoadRequest[]) {
  const outcomes: Outcome[] = [];
  let going = true;
  const visits = visitors.map(async (wanted, index) => {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${index + 2}` });
    while (going) {
      // Without the documents: a calm machine fills its memory with them.
      const { startedAt, endedAt, status } = await ask(address, wanted, agent);
      outcomes.push({ startedAt, endedAt, status });
      await setTimeout(pauseMs);
    }
    agent.destroy();
  });
  return {
    outcomes,
    async stop(): Promise<Outcome[]> {
      going = false;
      await Promise.all(visits);
      return outcomes;
    },
  };
}
