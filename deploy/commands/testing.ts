import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { RefusalError } from '../registry/refusal.ts';

/** What the registry of a site answers, or makes of what it is sent, by method and address, as `GET /live`; it refuses all else. */
export type Answers = Record<string, unknown>;

export interface Ran {
  status: number;
  output: string;
  errors: string;
  /** What the registry was asked to change, and with what. */
  asked: Record<string, unknown>;
  /** What it was asked for, in order. */
  read: string[];
  /** Where it was asked last, and with what. */
  origin: string;
  bearer: string | undefined;
}

/** A module that was run is not run again under the same address. */
let runs = 0;

/**
 * For tests: runs the commands of a folder in this process, where the site that runs here has a registry that answers as it is
 * told. With `--site` among its words a command asks that one in place of the site here.
 */
export function commandsIn(folder: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'command-'));
  after(() => rmSync(dataDir, { recursive: true, force: true }));

  return async (command: string, words = '', answers: Answers = {}, environment: NodeJS.ProcessEnv = {}) => {
    const { argv, env } = process;
    const { log, error } = console;
    const ran: Ran = { status: 0, output: '', errors: '', asked: {}, read: [], origin: '', bearer: undefined };
    const site = mock.method(globalThis, 'fetch', async (address: string, { method = 'GET', headers, body }: Asked) => {
      const { origin, pathname, search } = new URL(address);
      Object.assign(ran, { origin, bearer: headers.authorization });
      const path = pathname.replace(/^\/_?registry/, '');
      if (method === 'GET') ran.read.push(`${path}${search}`);
      else ran.asked[`${method} ${path}`] = bodyOf(headers, body);
      const given = answers[`${method} ${path}${search}`] ?? answers[`${method} ${path}`];
      const told = typeof given === 'function' ? given(ran.asked[`${method} ${path}`]) : given;
      const answer = path === '/version' ? { registry: 1, content: 1 } : told;
      if (answer instanceof Uint8Array) return new Response(new Uint8Array(answer));
      if (answer !== undefined && !(answer instanceof RefusalError)) return Response.json(answer);
      const { code, message, status } = answer ?? new RefusalError(404, 'release-unknown', `There is no ${path}`);
      return Response.json({ code, message }, { status });
    });
    console.log = (...said) => {
      ran.output += `${format(...said)}\n`;
    };
    console.error = (...said) => {
      ran.errors += `${format(...said)}\n`;
    };
    process.argv = [process.execPath, command, ...words.split(' ').filter(Boolean)];
    process.env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://db.example/site', ...environment };
    try {
      runs += 1;
      await import(`${pathToFileURL(join(folder, `${command}.ts`))}?${runs}`);
      ran.status = Number(process.exitCode ?? 0);
    } finally {
      process.exitCode = undefined;
      Object.assign(process, { argv, env });
      Object.assign(console, { log, error });
      site.mock.restore();
    }
    return ran;
  };
}

/** The lines of what a command prints, with `|` between the columns. */
export const linesOf = ({ output }: Pick<Ran, 'output'>): string[] =>
  output.split('\n').map((text) => text.replaceAll(/ {2,}/g, ' | '));

interface Asked {
  method?: string;
  headers: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
}

function bodyOf(headers: Record<string, string>, body: Buffer = Buffer.from('{}')): unknown {
  const text = headers['content-type'] === 'application/gzip' ? gunzipSync(body) : body;
  return JSON.parse(text.toString());
}
