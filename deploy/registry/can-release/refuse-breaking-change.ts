import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Manifest } from 'shared/release';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import { refused } from '../refusal.ts';
import { retirements } from '../retired.ts';
import { isDevelopmentVersion } from '../which-version.ts';
import type { Examiner } from './examiner.ts';
import { heldVersions, liveDecisions, manifestsOf } from './read-live-state.ts';
import { BreaksError, type Reason } from './reason.ts';
import { type VersionOf, versionsIn } from './view.ts';
import { wouldBreak } from './would-break.ts';

/** Any number that no other lock of the database has. */
const changeLock = 7_211;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Marks a forced change for the history: the findings of the check follow the reason that was given. */
type Mark = <Target extends { why: string }>(target: Target) => Target & { forced: boolean };

const unforced: Mark = (target) => ({ ...target, forced: false });
const forcedDespite =
  (reasons: readonly Reason[]): Mark =>
  (target) => ({ ...target, forced: true, why: [target.why, ...reasons.map(({ message }) => message)].join('; ') });

/** Makes a change of what is live; it has to write all that it writes with `tx`. */
type MakeChange<Result> = (tx: Transaction, mark: Mark) => Promise<Result>;

/** Where changes are made, and the versions that they are compared with. */
interface Checks {
  db: Database;
  examiner: Pick<Examiner, 'fragmentUses' | 'editedAddresses'>;
}

type Examine = (arriving: readonly Manifest[]) => Promise<Reason[]>;

interface Options {
  /** Reasons that were found before and do not depend on what else is live. */
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
    const retired = await retirements(trial);
    const reasons = wouldBreak({ before, after, manifestOf, held, content, edited, retired });
    const known = new Set(versionsIn(before).map(keyOf));
    const arriving = versionsIn(after).filter((one) => !known.has(keyOf(one)));
    const manifests = arriving.map(({ remote, version }) => {
      const manifest = manifestOf(remote, version);
      if (!manifest) throw refused(`The manifest of ${remote} ${version} is none: no gateway could open it`);
      return manifest;
    });
    const own = await examine(manifests);
    return { result, reasons: [...reasons, ...own] };
  });
}

const keyOf = ({ remote, version }: VersionOf): string => `${remote} ${version}`;

/** Does a piece of work, answers its result, and rolls back all that it wrote. */
export async function rolledBack<Value>(tx: Transaction, work: (trial: Transaction) => Promise<Value>): Promise<Value> {
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

/** What a request wants to change: which remotes, and to which versions where it says so. */
export interface ChangeRequest {
  names: readonly string[];
  versions?: readonly string[];
  force: boolean;
  /** Reasons against it that were found before. */
  found?: readonly Reason[];
}

/** As MakeChange, for a caller with the right. */
export type Make<Result> = (who: string, ...rest: Parameters<MakeChange<Result>>) => Promise<Result>;

export type Changes = ReturnType<typeof createChanges>;

/** The one way for requests to change what is live: those who may, and what breaks nothing. */
export function createChanges({ db, access, examiner }: { db: Database; access: Access; examiner: Examiner }) {
  /** Overriding the check, or showing everybody a developer's version, concerns the whole site. */
  async function whoMay(request: FastifyRequest, { names, versions = [], force }: ChangeRequest): Promise<string> {
    for (const name of names) await access.allow(request, 'release', name);
    if (force || versions.some(isDevelopmentVersion)) await access.allow(request, 'ops');
    return (await access.callerOf(request)).actor.name;
  }

  return {
    whoMay,
    /** Throws BreaksError where it would break something, unless it is forced. */
    async unlessBreaking<Result>(request: FastifyRequest, wanted: ChangeRequest, make: Make<Result>): Promise<Result> {
      const who = await whoMay(request, wanted);
      const options = { force: wanted.force, found: wanted.found, examine: examiner.operations };
      return changeUnlessBreaking({ db, examiner }, (tx, mark) => make(who, tx, mark), options);
    },
  };
}
