import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type CollectedRelease, collectRelease } from '../../deploy/commands/release/publish-folder.ts';
import { copyRepository } from '../recipes/copy-repository.ts';
import { site } from '../site/sites.ts';

/** Somebody who works on `mf-search` in a folder of their own, on the machine of the site. */
export interface Developer {
  /** The address of a page on the port that `npm run dev` serves. */
  at(path: string): string;
  /** Replaces a text in a source file, as an editor that saves. */
  edit(file: string, before: string, after: string): void;
  /** Waits until the types of the build that is shown next have been checked: until the machine is quiet again. */
  checked(): Promise<void>;
  /** Builds it for development, as `npm run blocks` does, and reads what would be published. */
  build(): Promise<CollectedRelease>;
  close(): Promise<void>;
}

const port = 8485;

/** Starts `npm run dev -- mf-search` in a copy of this repository; waits for its first build. `options` are those of the command. */
export async function startDeveloper(...options: string[]): Promise<Developer> {
  const folder = copyRepository();
  const env = {
    ...process.env,
    PORT: String(site.port),
    DATA_DIR: site.dataDir,
    MEDIA_DIR: join(import.meta.dirname, '../../deploy/demo'),
    LOG_LEVEL: 'silent',
  };
  const command = ['deploy/commands/dev/dev.ts', 'mf-search', '--port', String(port), ...options];
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const shown = Promise.withResolvers<void>();
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => line.startsWith('mf-search is shown') && shown.resolve());
  await Promise.race([shown.promise, ended.then(() => Promise.reject(new Error('npm run dev has ended')))]);
  return {
    at: (path) => `http://fr.localhost:${port}${path}`,
    edit(file, before, after) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(path, text.replace(before, after));
    },
    async checked() {
      for await (const [line] of on(lines, 'line')) if (line.startsWith('Types of mf-search are checked')) return;
    },
    async build() {
      const build = spawn(process.execPath, ['shared/build/cli.ts', '--mode', 'development', 'mf-search'], {
        cwd: folder,
      });
      await once(build, 'exit');
      return collectRelease(join(folder, '.build/development/mf-search'));
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
