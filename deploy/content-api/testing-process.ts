import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { signAnonymous } from '../tokens/tokens.ts';
import { registryToken, serviceSecret } from './testing.ts';

/** The content API as a process of its own, as `npm start` runs it. */
export interface ContentApiProcess {
  origin: string;
  /** Ends it and waits for that; answers its exit code and signal. */
  end(...signals: NodeJS.Signals[]): Promise<unknown[]>;
  /** The data of an operation, as an anonymous caller unless a token is given. Rejects where it fails. */
  ask<Data>(shape: z.ZodType<Data>, query: string, variables?: object, token?: string): Promise<Data>;
}

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** The environment of the content API and of the commands that are to find it. */
export const environmentOf = ({ dataDir, databaseUrl }: Place, port: number) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PORT: '1',
  RENDER_PORT: '2',
  CONTENT_PORT: String(port),
  SERVICE_SECRET: serviceSecret,
  REGISTRY_TOKEN: registryToken,
});

/** Starts it, and waits until it is ready. */
export async function startContentApiProcess(place: Place, port: number): Promise<ContentApiProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: environmentOf(place, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line', { signal: AbortSignal.timeout(60_000) });
  assert.match(String(line), /^ready: content-api/);
  const origin = `http://127.0.0.1:${port}`;
  const answer = z.object({ data: z.unknown(), errors: z.array(z.looseObject({ message: z.string() })).optional() });
  return {
    origin,
    async end(...signals) {
      const gone = once(child, 'exit');
      for (const signal of signals) child.kill(signal);
      return gone;
    },
    async ask(shape, query, variables = {}, token = undefined) {
      const bearer = token ?? (await signAnonymous(serviceSecret));
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = answer.parse(await response.json());
      if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
      return shape.parse(data);
    },
  };
}
