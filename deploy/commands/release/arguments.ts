import { applications, isAlone, sharedReleases } from 'shared/build';
import { applicationName, isLibrary } from 'shared/release';
import { oneOf, remoteAnywhere, wrongUse } from '../run-command.ts';

/**
 * The one remote that a command is about; where there is one alone, it need not be named. Throws SiteError `command-wrong` where
 * it is missing or not known.
 */
export const oneRemote = (names: readonly string[]): string => oneOfThese(names, applications);

/**
 * The same for a command that is for libraries, too: `react` is the minor that is installed, `react-19.2` any other one. Throws
 * SiteError `command-wrong`.
 */
export function oneRelease(names: readonly string[]): string {
  const [name = ''] = names;
  if (names.length === 1 && isLibrary(name)) return name;
  const found = oneOfThese(names, [...applications, ...sharedReleases.map(({ library }) => library)]);
  return sharedReleases.find(({ library }) => library === found)?.name ?? found;
}

/** The same for a command that builds nothing: it may be the remote of a team on its own. */
export function onePublished(names: readonly string[]): string {
  const [name = ''] = names;
  const isElsewhere = names.length === 1 && !applications.includes(name) && applicationName.safeParse(name).success;
  return isElsewhere ? remoteAnywhere(name, applications) : oneRelease(names);
}

function oneOfThese(names: readonly string[], all: readonly string[]): string {
  const [name = isAlone ? all[0] : undefined, ...others] = names;
  if (name === undefined) throw wrongUse(`Which remote? There are: ${all.join(', ')}`);
  if (others.length) throw wrongUse(`One remote at a time, not ${names.join(' and ')}`);
  return oneOf('', name, all);
}

/** A share in per cent as a person writes it: `10` or `10%`. Throws SiteError `command-wrong` for anything else. */
export function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d{1,3}\s?%?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (percent < 1 || percent > 100) throw wrongUse(`--percent has to be a whole number from 1 to 100, not ${text}`);
  return percent;
}
