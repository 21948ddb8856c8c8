import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BuildTimes, folderOf } from 'shared/build';
import { spawnBuild } from '../release/build-remotes.ts';

interface Watching {
  /** Called after each build that succeeded, one call at a time. */
  built(times: BuildTimes): Promise<void>;
  /** Called with what the compiler says of a build that failed. */
  failed?(why: string): void;
}

const success = /^built: ({.*})$/;
const failure = /^failed: (".*")$/;

/** Builds one remote again after every change. What the build says is printed. `begin` starts it, as `spawnBuild` does. */
export function watchRemote(name: string, { built, failed }: Watching, begin = spawnBuild) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let calls = Promise.resolve();
  let child = start();

  function start() {
    const started = begin(['--mode', 'development', '--watch', name], 'pipe');
    started.once('exit', () => started === child && end());
    if (started.stdout)
      createInterface(started.stdout).on('line', (line) => {
        const [, times] = success.exec(line) ?? [];
        const [, why] = failure.exec(line) ?? [];
        if (times !== undefined) calls = calls.then(() => built(JSON.parse(times)));
        else if (why === undefined) console.log(line);
        else say(JSON.parse(why));
      });
    return started;
  }
  function say(why: string): void {
    console.error(`${name} does not build:\n${why}`);
    failed?.(why);
  }

  // Of its routes a build writes types for all remotes, once: another build begins with them.
  const routes = watch(join(folderOf(name), 'src'), (_, file) => {
    if (file !== 'routes.ts') return;
    const before = child;
    child = start();
    before.kill();
  });

  return {
    ended,
    /** Ends the build, once the last call of `built` is done. */
    async close(): Promise<void> {
      routes.close();
      child.kill();
      await Promise.all([ended, calls]);
    },
  };
}
