import { randomUUID } from 'node:crypto';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from 'shared/errors';
import { z } from 'zod';

const claimSchema = z.object({
  pid: z.number().int().positive(),
  /** Where its content API and its site listen; a command has neither. */
  port: z.number().int().optional(),
  sitePort: z.number().int().optional(),
  /** When the process began, where the system says: another one may get its pid. */
  started: z.string().optional(),
  id: z.string().optional(),
});
const withdrawalSchema = z.object({ withdrawn: z.string() });
const lineSchema = z.union([claimSchema, withdrawalSchema]);
export type Owner = z.infer<typeof claimSchema>;

/** The lock of the embedded database in a folder. */
export const lockOf = (dataDir: string): string => join(dataDir, 'database.lock');

/** The claims of this very process that count. */
const ours = new Set<string>();

/**
 * Takes the exclusive lock on the embedded database. Two processes that open PGlite on one folder lose rows without an
 * error, hence the lock. It is a file to which each process that wants it adds a claim, one a line; the first one of a
 * living process holds it, and only that process removes the file: no order of steps gives it to two.
 * Answers what gives it back. Throws SiteError `database-locked` while another owner lives.
 */
export async function takeLock(
  file: string,
  by: Pick<Owner, 'pid' | 'port' | 'sitePort'>,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const claim = { ...by, started: await startOf(by.pid), id };
  ours.add(id);
  try {
    while (!(await claimed(file, claim)));
  } catch (error) {
    ours.delete(id);
    throw error;
  }
  return async () => {
    // As long as the file is there the claim counts: another taker of this process would lose its own with it.
    await rm(file, { force: true });
    ours.delete(id);
  };
}

/** False where the lock was given back meanwhile, and the claim went with the file. */
async function claimed(file: string, claim: Owner): Promise<boolean> {
  const living = await runningOwner(file);
  if (living) throw locked(file, living);
  await addLine(file, claim);
  const owner = await runningOwner(file);
  if (owner && owner.id !== claim.id) {
    await addLine(file, { withdrawn: claim.id });
    throw locked(file, owner);
  }
  // An owner that has given the lock back before it was found dead has removed the file that was read.
  return (await claimsOn(file)).some(({ id }) => id === claim.id);
}

/** What a process that died has left of a line is ended by the line break before the next one. */
const addLine = (file: string, line: object): Promise<void> =>
  appendFile(file, `\n${JSON.stringify(line)}`, { mode: 0o600 });

/** The living process that holds a lock; undefined where there is none. */
export async function runningOwner(file: string): Promise<Owner | undefined> {
  for (const claim of await claimsOn(file)) if (await lives(claim)) return claim;
  return undefined;
}

/** The claims on a lock that were not withdrawn, also of processes that are dead, or that this machine cannot see. */
export async function claimsOn(file: string): Promise<Owner[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  const lines = text.split('\n').flatMap((line) => lineSchema.safeParse(parsed(line)).data ?? []);
  const withdrawn = new Set(lines.map((line) => 'withdrawn' in line && line.withdrawn));
  return lines.filter((line) => 'pid' in line).filter(({ id }) => !withdrawn.has(id ?? ''));
}

function locked(file: string, { pid, port }: Owner): SiteError {
  const where = port === undefined ? '' : ` on port ${port}`;
  return new SiteError('database-locked', `The embedded database is open in process ${pid}${where} (${file})`);
}

/** Our own pid in a claim that is not ours is a leftover from before a restart that gave us the same one. */
async function lives({ pid, started, id }: Owner): Promise<boolean> {
  if (pid === process.pid) return ours.has(id ?? '');
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  const now = await startOf(pid);
  return started === undefined || now === undefined || started === now;
}

/** When a process began, in the system's own count; undefined where the system does not say (anywhere but on Linux). */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before it is in brackets, and may have anything in it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
