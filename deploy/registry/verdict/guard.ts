import type { Database } from '../../database/index.ts';
import { revert } from '../revert.ts';
import type { JudgedVersion } from './contract.ts';
import { judge } from './judge.ts';
import type { Rules } from './verdict.ts';

/**
 * Reverts every version whose verdict is to revert, in its country alone. Returns the reverted versions. Several processes may
 * do this at the same time: each change is looked at again once nobody else changes anything, and done once.
 */
export async function guard(db: Database, rules: Rules, now = new Date()): Promise<JudgedVersion[]> {
  const taken: JudgedVersion[] = [];
  for (const judged of await judge(db, rules, now)) {
    if (judged.answer !== 'roll-back') continue;
    const { remote: name, version, country, why } = judged;
    if (await db.transaction((tx) => revert(tx, { name, version, country }, why))) taken.push(judged);
  }
  return taken;
}
