import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import { isDevelopmentVersion } from '../choose-version.ts';
import type { Examiner } from './examiner.ts';
import { changeUnlessBreaking, type MakeChange } from './refuse-breaking-change.ts';

/** What a request wants to change: which remotes, and to which versions where it says so. */
interface ChangeRequest {
  names: readonly string[];
  versions?: readonly string[];
  force: boolean;
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
      const options = { force: wanted.force, examine: examiner.operations };
      return changeUnlessBreaking({ db, examiner }, (tx, mark) => make(who, tx, mark), options);
    },
  };
}
