import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { failure } from '../errors.ts';
import { firstAnswer } from '../tables.ts';

/** A write as it came. Whoever has not sent the same before, under the same key, is not answered from what is kept. */
export interface Write {
  /** Made by the sender when it is first sent, and sent with it again (`Idempotency-Key`). */
  key: string;
  /** The account that is signed in, or `anonymous`: anonymous visitors change their network address. */
  caller: string;
  /** Whose answers are counted together: the account, or the network address. */
  owner: string;
  /** All that the write says. Another text under the same key is another write. */
  body: string;
}

export interface FirstAnswers {
  /**
   * The first answer to a write; `work` makes it, where the write has not been done yet. What `done` says was not done is not
   * kept, so that it can be tried again. Throws what `work` throws; the failure 500 where the first one is not done in time.
   */
  to<Answer>(write: Write, work: () => Promise<Answer>, done: (answer: Answer) => boolean): Promise<Answer>;
  /** Deletes answers that are too old. */
  removeOld(): Promise<void>;
}

const keptFor = sql`interval '24 hours'`;
/** A lease: after this time others may do what a killed process had begun. */
const begunFor = sql`interval '30 seconds'`;
/** How long the second of two that come at once waits for the first; gateways wait 10 s. */
const patienceMs = 8_000;
/** The most answers of one owner: a list's may be long. */
const mostKept = 50;

/**
 * The first answers to writes that must not be done twice, in the database: for all servers, and across restarts. They may hold
 * secrets, as the link to a list, so they are encrypted with what only the sender of the write has; `secret` goes into it, since
 * what is sent may be guessed.
 */
export function createFirstAnswers(db: Database, secret: string): FirstAnswers {
  const digest = (...texts: string[]): Buffer => createHmac('sha256', secret).update(JSON.stringify(texts)).digest();
  const { id, answer, begunAt, owner } = firstAnswer;

  /** Whether the write is ours to do: nobody has, or who began it has not ended in time. */
  async function begin(row: typeof firstAnswer.$inferInsert): Promise<boolean> {
    const isUnended = and(isNull(answer), lt(begunAt, sql`now() - ${begunFor}`));
    const begun = await db
      .insert(firstAnswer)
      .values(row)
      .onConflictDoUpdate({
        target: id,
        set: { begunAt: sql`now()`, answer: null },
        setWhere: or(isUnended, lt(begunAt, sql`now() - ${keptFor}`)),
      })
      .returning({ id });
    return begun.length > 0;
  }

  async function keep(row: { id: string; owner: string }, kept: Buffer): Promise<void> {
    await db.update(firstAnswer).set({ answer: kept }).where(eq(id, row.id));
    const old = db.select({ id }).from(firstAnswer).where(eq(owner, row.owner)).orderBy(desc(begunAt)).offset(mostKept);
    await db.delete(firstAnswer).where(inArray(id, old));
  }

  return {
    async to(write, work, done) {
      const what = [write.key, write.caller, write.body];
      const row = { id: digest('id', ...what).toString('base64url'), owner: digest(write.owner).toString('base64url') };
      const key = digest('key', ...what);
      const until = performance.now() + patienceMs;
      while (!(await begin(row))) {
        const [first] = await db.select({ answer }).from(firstAnswer).where(eq(id, row.id));
        if (first?.answer) return decrypted(key, Buffer.from(first.answer));
        if (performance.now() > until) throw failure('500', 'the same is being done already');
        await pause(100);
      }
      const forget = async () => {
        await db.delete(firstAnswer).where(eq(id, row.id));
      };
      const made = await work().catch(async (error: unknown) => {
        await forget();
        throw error;
      });
      // Done is done, and is said, though the answer cannot be kept, as on a full disk.
      await (done(made) ? keep(row, encrypted(key, made)).catch(forget) : forget()).catch(() => {});
      return made;
    },

    removeOld: async () => {
      await db.delete(firstAnswer).where(lt(begunAt, sql`now() - ${keptFor}`));
    },
  };
}

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

function encrypted(key: Buffer, value: unknown): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(value)), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

function decrypted(key: Buffer, bytes: Buffer) {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return JSON.parse(`${opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8')}${opening.final('utf8')}`);
}
