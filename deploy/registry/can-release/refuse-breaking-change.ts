import { sql } from 'drizzle-orm';
import type { Manifest } from 'shared/release';
import type { Database } from '../../database/index.ts';
import { BreaksError } from './breaks-error.ts';
import type { Examiner } from './examiner.ts';
import { heldVersions, liveDecisions, manifestsOf } from './read-live-state.ts';
import type { Reason } from './reason.ts';
import type { LiveDecision } from './view.ts';
import { wouldBreak } from './would-break.ts';

/** Any number that no other lock of the database has. */
const changeLock = 7_211;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Marks a forced change for the history: the findings of the check follow the reason that was given. */
export type Mark = <Target extends { why: string }>(target: Target) => Target & { forced: boolean };

const unforced: Mark = (target) => ({ ...target, forced: false });
const forcedDespite =
  (reasons: readonly Reason[]): Mark =>
  (target) => ({ ...target, forced: true, why: [target.why, ...reasons.map(({ message }) => message)].join('; ') });

/** Makes a change of what is live; it has to write all that it writes with `tx`. */
export type MakeChange<Result> = (tx: Transaction, mark: Mark) => Promise<Result>;

/** Where changes are made, and the versions that they are compared with. */
export interface Checks {
  db: Database;
  examiner: Pick<Examiner, 'fragmentUses' | 'editedAddresses'>;
}

type Examine = (arriving: readonly Manifest[]) => Promise<Reason[]>;

interface Options {
  /** What was found before, that is no matter of what else is live. */
  found?: readonly Reason[];
  /** Checks each release that would go live by itself. */
  examine?: Examine;
  /** Makes the change whatever the check says; the history records it. */
  force?: boolean;
}

/**
 * Makes a change of what is live unless it would break something. It is tried first, and undone: what is live before and
 * after it is compared. Throws BreaksError with all reasons, having changed nothing.
 */
export const changeUnlessBreaking = <Result>(
  { db, examiner }: Checks,
  make: MakeChange<Result>,
  { found = [], examine, force = false }: Options = {},
): Promise<Result> =>
  db.transaction(async (tx) => {
    // Two changes at once would each be compared with what the other one has not yet done.
    await tx.execute(sql`select pg_advisory_xact_lock(${changeLock})`);
    const { reasons } = await tryOut(tx, make, examiner, examine);
    const all = [...found, ...reasons];
    if (all.length === 0) return make(tx, unforced);
    if (!force) throw new BreaksError(all);
    return make(tx, forcedDespite(all));
  });

/** Tries a change and undoes it: returns its effect and what it would break. Throws RefusalError where it cannot be made at all. */
export const previewChange = <Result>(
  { db, examiner }: Checks,
  make: MakeChange<Result>,
  examine?: Examine,
): Promise<{ result: Result; reasons: Reason[] }> => db.transaction((tx) => tryOut(tx, make, examiner, examine));

class Undo extends Error {}

async function tryOut<Result>(
  tx: Transaction,
  make: MakeChange<Result>,
  examiner: Checks['examiner'],
  examine: Examine = async () => [],
): Promise<{ result: Result; reasons: Reason[] }> {
  const before = await liveDecisions(tx);
  const held = await heldVersions(tx);
  return rolledBack(tx, async (trial) => {
    const result = await make(trial, unforced);
    const after = await liveDecisions(trial);
    const manifestOf = await manifestsOf(trial, versionsIn([...before, ...after]));
    const content = await examiner.fragmentUses(trial);
    const edited = await examiner.editedAddresses(trial);
    const reasons = wouldBreak({ before, after, manifestOf, held, content, edited });
    const known = new Set(versionsIn(before).map(keyOf));
    const arriving = versionsIn(after).filter((one) => !known.has(keyOf(one)));
    const own = await examine(arriving.map(({ remote, version }) => manifestOf(remote, version)));
    return { result, reasons: [...reasons, ...own] };
  });
}

interface VersionOf {
  remote: string;
  version: string;
}

const keyOf = ({ remote, version }: VersionOf): string => `${remote} ${version}`;

const versionsIn = (rows: readonly LiveDecision[]): VersionOf[] =>
  rows.flatMap(({ remote, version, candidate }) =>
    [version, candidate].filter((one) => one !== null).map((one) => ({ remote, version: one })),
  );

/** Does a piece of work, answers its result, and rolls back all that it wrote. */
async function rolledBack<Value>(tx: Transaction, work: (trial: Transaction) => Promise<Value>): Promise<Value> {
  let answer: { value: Value } | undefined;
  await tx
    .transaction(async (trial) => {
      answer = { value: await work(trial) };
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  if (!answer) throw new Error('The work was not done');
  return answer.value;
}
