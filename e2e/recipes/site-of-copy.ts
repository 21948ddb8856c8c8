import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type FetchedPage, fetchPage } from '../site/fetch-page.ts';
import { isReady } from '../site/start-site.ts';

const port = 8470;

/** The site of a copy of the repository, without content. */
export interface SiteOfCopy {
  /** What a page load answers, as `be` and `/fr/produits`. */
  read(country: string, path: string): Promise<FetchedPage>;
  /** Runs a script of deploy/commands on the site, as `content/import.ts`. */
  command(script: string, ...options: string[]): Promise<string>;
  close(): Promise<void>;
}

/** Builds and starts the site of a copy as `npm start` does; the first build of all takes minutes. */
export async function startSiteOfCopy(copy: string): Promise<SiteOfCopy> {
  const env = {
    ...process.env,
    ...{ PORT: String(port), DATA_DIR: `${copy}/.data`, MEDIA_DIR: `${copy}/.data/media`, CONTENT_DIR: 'false' },
    ...{ PART_LIMIT_MS: '5000', DOCUMENT_LIMIT_MS: '10000' },
  };
  const child = spawn(process.execPath, ['deploy/start.ts'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The site of the copy did not start');
    await delay(200);
  }
  return {
    read: (country, path) => fetchPage(path, country, port),
    async command(script, ...options) {
      const { stdout } = await promisify(execFile)(process.execPath, [`deploy/commands/${script}`, ...options], {
        cwd: copy,
        env,
      });
      return stdout;
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
