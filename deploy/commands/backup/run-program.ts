import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { SiteError } from 'shared/errors';

type Running = ChildProcessByStdio<Writable, Readable, Readable>;

/** Fails as the program does, with its own words: SiteError `backup-failed`. */
async function ended(name: string, program: Running): Promise<void> {
  const said = text(program.stderr);
  const [code] = await once(program, 'close').catch((cause: unknown) => {
    throw new SiteError('backup-failed', `${name} could not be started: is it installed?`, { cause });
  });
  if (code !== 0) throw new SiteError('backup-failed', `${name} failed: ${(await said).trim().slice(0, 1000)}`);
}

const start = (name: string, args: readonly string[], env: NodeJS.ProcessEnv): Running =>
  spawn(name, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });

/** What a program writes, once it is read. A failure of the program ends the stream with SiteError `backup-failed`. */
export const outputOf = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Readable =>
  Readable.from(
    (async function* () {
      const program = start(name, args, env);
      const end = ended(name, program);
      // Waited for below; until then it must not count as unheard.
      end.catch(() => undefined);
      yield* program.stdout;
      await end;
    })(),
  );

/** Gives a program its input and waits for its end. Throws SiteError `backup-failed` where it fails. */
export async function giveTo(
  name: string,
  args: readonly string[],
  input: Readable,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const program = start(name, args, env);
  program.stdout.resume();
  // A program that fails closes its input, which says less than its own words.
  await Promise.all([
    ended(name, program),
    pipeline(input, program.stdin).catch((error) => input.errored && Promise.reject(error)),
  ]);
}
