import { createHash, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../../database/index.ts';
import { publicTextOf } from '../../tokens/signatures.ts';
import { audience } from '../contract.ts';
import { refused } from '../refusal.ts';
import { liveStatement } from '../tables.ts';
import { type Remembered, rememberIn } from './remembered.ts';
import {
  changed,
  isWithdrawn,
  type LiveChange,
  readStatement,
  type SignedStatement,
  type Statement,
  signedStatementSchema,
  signStatement,
} from './statement.ts';

type Tx = Pick<Database, 'select' | 'insert'>;

/** Signs what is live with the registry's own key, which no database has. */
export interface LiveSigner {
  /**
   * Signs what is live after a change, in its transaction, which holds the registry's lock. It goes by what was signed before, not by
   * the rows: what somebody has written there beside the registry is never signed. Throws RefusalError where a change that
   * nobody asks for now (`byItself`) would bring back what was withdrawn.
   */
  change(tx: Tx, change: LiveChange & { byItself?: boolean }): Promise<void>;
  /** What was signed last. */
  newest(db: Pick<Database, 'select'>): Promise<SignedStatement>;
  /** Signs what is live where nothing was ever signed: from then on only the registry changes it. */
  begin(tx: Tx, live: () => Promise<Statement['live']>): Promise<void>;
  /** Signs all of it anew, by a decision of people: what is live by the rows, after a backup was restored. */
  signAnew(tx: Tx, live: Statement['live']): Promise<void>;
}

let current: LiveSigner | undefined;

/** Whose signature the changes of this process get; none where it has no key. */
export const liveSigner = (): LiveSigner | undefined => current;

/** From now on the changes of this process are signed; `undefined` ends that. */
export function signLiveBy(signer: LiveSigner | undefined): void {
  current = signer;
}

/** What a database is called in statements: nothing of its password. */
export function databaseName(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'embedded';
  const { host, pathname } = new URL(databaseUrl);
  return createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 16);
}

interface Signing {
  key: KeyObject;
  databaseUrl: string | undefined;
  dataDir: string;
}

/** A signer that remembers on the disk what was signed last: a database that is set back does not set it back. */
export function createLiveSigner({ key, databaseUrl, dataDir }: Signing): LiveSigner {
  const publicKeys = [publicTextOf(key)];
  const of = databaseName(databaseUrl);
  const remembered: Remembered = rememberIn(join(dataDir, 'signed-live', 'registry.json'), publicKeys);

  async function last(db: Pick<Database, 'select'>) {
    const [row] = await db.select().from(liveStatement);
    const statement = row && readStatement(row, publicKeys);
    const known = remembered.newest(of);
    if (!statement || (known && known.statement.number >= statement.number)) return known;
    return { statement, signed: signedStatementSchema.parse(row) };
  }

  async function sign(tx: Tx, statement: Statement): Promise<void> {
    const { text, signature } = signStatement({ ...statement, of }, key);
    const values = { text, signature };
    await tx.insert(liveStatement).values(values).onConflictDoUpdate({ target: liveStatement.id, set: values });
  }

  return {
    async change(tx, { byItself = false, ...change }) {
      const before = (await last(tx))?.statement;
      if (!before) throw unsigned();
      for (const [country, entry] of byItself ? change.entries : [])
        for (const version of [entry?.version, entry?.candidate?.version])
          if (version && isWithdrawn(before, { country, remote: change.remote, version }))
            throw refused(
              `${change.remote} ${version} was rolled back for ${audience(country)}: only a person makes it live again`,
              409,
            );
      await sign(tx, changed(before, change));
    },
    async newest(db) {
      const found = await last(db);
      if (!found) throw unsigned();
      await remembered.take(found.signed, found.statement);
      return found.signed;
    },
    async begin(tx, live) {
      if (remembered.newest(of) || (await tx.select().from(liveStatement)).length > 0) return;
      await sign(tx, { of, number: 1, live: await live(), withdrawn: {} });
    },
    async signAnew(tx, live) {
      const before = (await last(tx))?.statement;
      await sign(tx, { of, number: (before?.number ?? 0) + 1, live, withdrawn: before?.withdrawn ?? {} });
    },
  };
}

const unsigned = () =>
  refused(
    'What is live was signed with another key than this registry’s (LIVE_KEY). Where it is as people want it, npm run restore -- --sign-live signs it anew',
    409,
  );
