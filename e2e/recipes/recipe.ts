import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyRepository } from './copy-repository.ts';

/** A copy of the repository in which a test does what a recipe of CONTRIBUTING says. */
export interface Recipe {
  copy: string;
  read(path: string): string;
  /** Writes a file, and the folders that it is in. */
  write(path: string, text: string): void;
  /** Replaces a text that has to be there as often as said, once by default. */
  change(path: string, before: string, after: string, times?: number): void;
  /** Runs a script by the project's Node; throws with what it said. */
  run(...command: string[]): string;
  /** The same for a script that may fail: what it said. */
  tryToRun(...command: string[]): string;
  remove(): void;
}

export function beginRecipe(): Recipe {
  const copy = copyRepository();
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  return {
    copy,
    read,
    write,
    change(path, before, after, times = 1) {
      const found = read(path).split(before).length - 1;
      if (found !== times) throw new Error(`${path} has ${before} ${found} times, not ${times}`);
      write(
        path,
        read(path).replaceAll(before, () => after),
      );
    },
    run: (...command) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command.join(' ')} failed\n${stdout.slice(-4000)}${stderr}`);
      return stdout;
    },
    tryToRun: (...command) => spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' }).stdout,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
