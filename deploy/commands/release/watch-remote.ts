import { createInterface } from 'node:readline';
import { spawnBuild } from './build-remotes.ts';

/**
 * Builds one remote again after every change, and calls `built` after each build that succeeded, one call at a time.
 * What the build says is printed.
 */
export function watchRemote(name: string, built: () => Promise<void>) {
  const child = spawnBuild(['--mode', 'development', '--watch', name], 'pipe');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let calls = Promise.resolve();
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      if (line === `built: ${name}`) calls = calls.then(built);
      else console.log(line);
    });

  return {
    ended,
    /** Ends the build, once the last call of `built` is done. */
    async close(): Promise<void> {
      child.kill();
      await Promise.all([ended, calls]);
    },
  };
}
