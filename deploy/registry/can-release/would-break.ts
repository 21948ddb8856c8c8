import type { Manifest } from 'shared/release';
import type { Retired } from '../contract.ts';
import {
  hiddenPages,
  lostRedirects,
  namesGivenTwice,
  namesHeld,
  rolesPlayedTwice,
  takenAddresses,
} from './collisions.ts';
import { brokenContent, brokenContracts, missingLibraries, uselessLibraries } from './contracts.ts';
import type { Problem, Reason } from './reason.ts';
import {
  type ContentUse,
  type EditedAddress,
  type HeldVersion,
  type LiveDecision,
  type View,
  viewsOf,
} from './view.ts';

const rules: readonly ((view: View) => Problem[])[] = [
  brokenContracts,
  brokenContent,
  missingLibraries,
  takenAddresses,
  hiddenPages,
  rolesPlayedTwice,
  namesGivenTwice,
  namesHeld,
  lostRedirects,
];

/** What is live before and after a change, and what else there is to be broken. */
export interface Change {
  before: readonly LiveDecision[];
  after: readonly LiveDecision[];
  manifestOf(remote: string, version: string): Manifest | undefined;
  held: readonly HeldVersion[];
  content: readonly ContentUse[];
  edited: readonly EditedAddress[];
  retired: readonly Retired[];
}

/**
 * What a change would break, for whom, and where. What is broken already is not its fault, and a country without a shell has
 * no page that could break. Remotes that change together are one composition: tabs that hold the old one hold all of it.
 */
export function wouldBreak({ before, after, held, ...world }: Change): Reason[] {
  const moved = new Set(changedRemotes(before, after));
  const still = held.filter(({ manifest }) => !moved.has(manifest.name));
  const viewsBefore = viewsOf({ ...world, decisions: before, held });
  const found = new Map<string, Reason & { countries: string[] }>();
  const problemsIn = problemsOnce();
  for (const view of viewsOf({ ...world, decisions: after, held: still })) {
    const viewBefore = viewsBefore.find(({ country }) => country === view.country) ?? viewsBefore[0];
    const hasShell = (one: View | undefined) => Boolean(one?.live.get('shell')?.length);
    if (!hasShell(view) && !hasShell(viewBefore)) continue;
    const known = new Set(problemsIn(viewBefore).map(({ key }) => key));
    const problems = hasShell(view) ? [...problemsIn(view), ...uselessLibraries(viewBefore, view)] : [withoutShell];
    for (const { key, ...reason } of problems) {
      if (known.has(key)) continue;
      const same = found.get(reason.message);
      found.set(reason.message, { ...reason, countries: [...(same?.countries ?? []), view.country] });
    }
  }
  return [...found.values()].map(({ countries, message, ...reason }) => ({
    ...reason,
    message: countries.includes('*') ? message : `${message} (in ${countries.join(', ')})`,
  }));
}

const withoutShell: Problem = {
  kind: 'page',
  consumer: 'every page',
  message: 'No page would be left: each is shown in a shell, and none would be live',
  key: 'shell',
};

/** Of a hundred countries many see the same, before a change and after it: each view is looked at once. */
function problemsOnce(): (view: View | undefined) => readonly Problem[] {
  const known = new Map<string, readonly Problem[]>();
  return (view) => {
    if (!view) return [];
    const key = seenIn(view);
    const found = known.get(key) ?? rules.flatMap((rule) => rule(view));
    known.set(key, found);
    return found;
  };
}

/** By what the views of one change differ. */
const seenIn = ({ live, held }: View): string =>
  JSON.stringify([
    [...live].map(([remote, versions]) => [remote, ...versions.map(({ version }) => version)]),
    held.map(({ name, version }) => [name, version]),
  ]);

/** The remotes whose decisions are not the same any more. */
function changedRemotes(before: readonly LiveDecision[], after: readonly LiveDecision[]): string[] {
  const told = (rows: readonly LiveDecision[], wanted: string) =>
    rows
      .filter(({ remote }) => remote === wanted)
      .map(({ country, version, candidate }) => [country, version, candidate].join(' '))
      .sort()
      .join();
  const remotes = new Set([...before, ...after].map(({ remote }) => remote));
  return [...remotes].filter((remote) => told(before, remote) !== told(after, remote));
}
