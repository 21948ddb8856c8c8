import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from 'shared/errors';
import { z } from 'zod';

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  /** Where its content API and its site listen; a command has neither. */
  port: z.number().int().optional(),
  sitePort: z.number().int().optional(),
  /** When the process began, where the system says: another one may get its pid. */
  started: z.string().optional(),
});
export type Owner = z.infer<typeof ownerSchema>;

/** The lock of the embedded database in a folder. */
export const lockOf = (dataDir: string): string => join(dataDir, 'database.lock');

/** The locks that this very process holds or is about to take. */
const held = new Map<string, Owner>();

/**
 * Takes the exclusive lock on the embedded database: a file that names its owner. Two processes that open PGlite on one
 * folder lose rows without an error, hence the lock. A dead owner's lock is taken over.
 * Answers what gives it back. Throws SiteError `database-locked` while another owner lives.
 */
export async function takeLock(file: string, by: Omit<Owner, 'started'>): Promise<() => Promise<void>> {
  const owner = { ...by, started: await startOf(by.pid) };
  const holder = held.get(file);
  if (holder) throw locked(file, holder);
  held.set(file, owner);
  try {
    await writeLock(file, owner);
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}

/** A hard link is atomic: the lock appears with its whole content, or linking fails. */
async function writeLock(file: string, owner: Owner): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    while (!(await linked(draft, file))) await clearDeadLock(file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Renames the lock before it is examined, so that of two processes that find it dead only one removes it. */
async function clearDeadLock(file: string): Promise<void> {
  await refuseLiving(file, file);
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    await refuseLiving(file, aside).catch(async (refusal) => {
      await linked(aside, file);
      throw refusal;
    });
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function refuseLiving(file: string, copy: string): Promise<void> {
  const owner = await runningOwner(copy);
  if (owner) throw locked(file, owner);
}

/** The living process that holds a lock; undefined where there is none. */
export async function runningOwner(file: string): Promise<Owner | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '{}';
    throw error;
  });
  const owner = ownerSchema.safeParse(parsed(text)).data;
  return owner && (await lives(owner)) ? owner : undefined;
}

function locked(file: string, { pid, port }: Owner): SiteError {
  const where = port === undefined ? '' : ` on port ${port}`;
  return new SiteError('database-locked', `The embedded database is open in process ${pid}${where} (${file})`);
}

/** Our own pid in a lock that we do not hold is a leftover from before a restart that gave us the same one. */
async function lives({ pid, started }: Owner): Promise<boolean> {
  if (pid === process.pid) return false;
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
