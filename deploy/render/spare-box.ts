import { type Boxed, host, startBoxed } from './box.ts';

/** After how long there is another one: what the last one was taken for has the processors first. */
const againMs = 1_000;

const isAlive = ({ child }: Boxed): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** A box without a release, started ahead: most of what the first part of a release waits for is that Node starts. */
export function createSpareBox() {
  let spare: Boxed | undefined;
  let next: NodeJS.Timeout | undefined;

  function start(): void {
    spare = startBoxed(host, 'spare');
    // Where it does not start, a release gets one that says so.
    spare.child.on('error', () => {});
  }
  start();

  return {
    /** A box for one release: the spare one, if there is one. */
    take(name: string): Boxed {
      const taken = spare;
      spare = undefined;
      clearTimeout(next);
      next = setTimeout(start, againMs).unref();
      return taken && isAlive(taken) ? taken : startBoxed(host, name);
    },
    end(): void {
      clearTimeout(next);
      spare?.child.kill('SIGKILL');
    },
  };
}
